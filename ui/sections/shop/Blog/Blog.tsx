import { useEffect, useRef, useState, type RefObject } from 'react';
import * as m from '#messages/blog.js';
import * as product from '#messages/product.js';
import { Container } from '#ui/components/Container/Container.tsx';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Link } from '#ui/link.tsx';
import * as styles from './Blog.css.ts';

/** A paragraph, in which backticks mark `code`, or the lines of a block of code. */
type ArticleBlock = string | { code: readonly string[] };

/** A question and its answer. */
export interface Article {
  /** The hash of its URL: `/blogs#id`. */
  id: string;
  question: string;
  /** The answer in brief. */
  lead: string;
  body: readonly ArticleBlock[];
}

export interface BlogProps {
  articles: readonly Article[];
  /** Where the page leads while it has no article. */
  homeHref: string;
}

/** Questions and answers, with a table of contents. */
export function Blog({ articles, homeHref }: BlogProps) {
  const list = useRef<HTMLDivElement>(null);
  // At the top of the page the first article is the current one.
  const current = useCurrentArticle(list, articles.length) ?? articles[0]?.id;
  return (
    <Container>
      <div className={styles.page}>
        <h1 className={styles.title}>{m.title()}</h1>
        {articles.length === 0 ? (
          <div className={styles.empty}>
            <EmptyState
              title={m.none()}
              text={m.emptyHint()}
              drawing={<Drawing name="gasket" variant="missing" />}
              action={<LinkButton href={homeHref}>{product.backToHome()}</LinkButton>}
            />
          </div>
        ) : (
          <>
            <nav className={styles.contents} aria-label={m.articles()}>
              <ol>
                {articles.map(({ id, question }) => (
                  <li key={id} className={styles.entry}>
                    <Link
                      className={styles.entryLink}
                      href={`#${id}`}
                      aria-current={id === current ? 'location' : undefined}
                    >
                      {question}
                    </Link>
                  </li>
                ))}
              </ol>
            </nav>
            <div className={styles.articles} ref={list}>
              {articles.map((article) => (
                <Answer key={article.id} {...article} />
              ))}
            </div>
          </>
        )}
      </div>
    </Container>
  );
}

function Answer({ id, question, lead, body }: Article) {
  const titleId = `${id}-question`;
  return (
    <article className={styles.article} id={id} aria-labelledby={titleId}>
      <h2 className={styles.question} id={titleId} dir="auto">
        <Link className={styles.questionLink} href={`#${id}`}>
          {question}
        </Link>
      </h2>
      <p className={styles.lead} dir="auto">
        <WithCode text={lead} />
      </p>
      {body.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </article>
  );
}

function Block({ block }: { block: ArticleBlock }) {
  if (typeof block === 'string') {
    return (
      <p className={styles.paragraph} dir="auto">
        <WithCode text={block} />
      </p>
    );
  }
  return (
    <pre className={styles.sample} dir="ltr">
      <code className={styles.lines}>{block.code.join('\n')}</code>
    </pre>
  );
}

/** Every second segment between backticks is code. */
function WithCode({ text }: { text: string }) {
  return text.split('`').map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <code className={styles.code} key={index} dir="ltr">
        {piece}
      </code>
    ),
  );
}

/** The upper third of the screen: the last article that reaches into it is current. */
const readingPart = '0px 0px -69% 0px';

/** The id of the current `<article>` inside `list`; null above the first one and before any was visible. */
function useCurrentArticle(list: RefObject<HTMLElement | null>, count: number): string | null {
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
