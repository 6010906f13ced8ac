import { toId } from 'storybook/internal/csf';
import * as styles from './docs.css.ts';

/** A fact about the code, or nothing to list. */
export const Fact = ({ name, values }: { name: string; values: readonly string[] }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {values.length === 0
        ? 'none'
        : values.map((value) => (
            <code key={value} className={styles.fact}>
              {value}
            </code>
          ))}
    </dd>
  </div>
);

interface DocsLinksProps {
  name: string;
  /** The titles of stories, such as `Sections/Hero`. */
  titles: readonly string[];
}

/** A fact that links to docs pages. */
export const DocsLinks = ({ name, titles }: DocsLinksProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {titles.length === 0
        ? 'none'
        : titles.map((title) => (
            <a
              key={title}
              className={styles.fact}
              href={`./?path=/docs/${toId(title, 'docs')}`}
              target="_top"
            >
              {title.split('/')[1]}
            </a>
          ))}
    </dd>
  </div>
);

/** The texts of messages, by `group.key`. */
export const MessageList = ({ messages }: { messages: Readonly<Record<string, string>> }) => (
  <ul className={styles.list}>
    {Object.keys(messages).length === 0 && <li>none of its own</li>}
    {Object.entries(messages).map(([id, text]) => (
      <li key={id}>
        {text} <code className={styles.fact}>{id}</code>
      </li>
    ))}
  </ul>
);
