import { useEffect, useState, type RefObject } from 'react';

/** The upper third of the screen: the last article that reaches into it is current. */
const readingPart = '0px 0px -69% 0px';

/** The id of the current `<article>` inside `list`; null above the first one and before any was visible. */
export function useCurrentArticle(list: RefObject<HTMLElement | null>, count: number): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const articles = [...(list.current?.querySelectorAll(':scope > article') ?? [])];
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inSight.add(target);
          else inSight.delete(target);
        }
        const read = articles.findLast((article) => inSight.has(article));
        if (read) setCurrent(read.id);
        else if (articles[0] && articles[0].getBoundingClientRect().top > 0) setCurrent(null);
      },
      { rootMargin: readingPart },
    );
    for (const article of articles) observer.observe(article);
    return () => observer.disconnect();
  }, [list, count]);

  return current;
}
