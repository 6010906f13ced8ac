import { useRef } from 'react';
import * as m from '#messages/blog.ts';
import { Container } from '#ui/components/Container/Container.tsx';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { Link } from '#ui/link.tsx';
import type { Article, ArticleBlock } from './article.ts';
import * as styles from './Blog.css.ts';
import { useCurrentArticle } from './use-current-article.ts';

export interface BlogProps {
  articles: readonly Article[];
}

/** Questions and answers, with a table of contents. */
export function Blog({ articles }: BlogProps) {
  const list = useRef<HTMLDivElement>(null);
  // At the top of the page the first article is the current one.
  const current = useCurrentArticle(list, articles.length) ?? articles[0]?.id;
  return (
    <Container>
      <div className={styles.page}>
        <h1 className={styles.title}>{m.notesFromTheSoftwareBench()}</h1>
        {articles.length === 0 ? (
          <div className={styles.empty}>
            <EmptyState
              title={m.noNotesYet()}
              text={m.newNotesArePublished()}
              drawing={<Drawing name="gasket" variant="missing" />}
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
