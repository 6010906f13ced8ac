import { useEffect, useState, type RefObject } from 'react';

/** A line at a third of the screen: the article that crosses it is the one being read. */
const readingLine = '-30% 0px -69% 0px';

/** The id of the `<article>` inside `list` that is being read; null until one has come by. */
export function useCurrentArticle(list: RefObject<HTMLElement | null>, count: number): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const articles = list.current?.querySelectorAll(':scope > article') ?? [];
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (crossing) setCurrent(crossing.target.id);
      },
      { rootMargin: readingLine },
    );
    for (const article of articles) observer.observe(article);
    return () => observer.disconnect();
  }, [list, count]);

  return current;
}
