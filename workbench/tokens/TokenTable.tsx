import * as z from 'zod/mini';
import type { ThemeName, Token } from '#tokens/token-list.ts';
import { TokenValue } from '#ui/story/TokenValue.tsx';
import { docsOf } from '#workbench/messages/message-places.ts';
import { StoryLink } from '../StoryLink.tsx';
import { WorkbenchTable } from '../WorkbenchTable.tsx';
import * as styles from './tokens.css.ts';

/** The tokens of each component, section and layout, by the title of its stories. */
const uses = z.record(z.string(), z.array(z.string())).parse(import.meta.env.TOKEN_USES);

const usersOf = (token: string) => Object.keys(uses).filter((title) => uses[title]?.includes(token));

/** Tokens with their value in each brand and theme, and what uses them. */
export const TokenTable = ({ tokens }: { tokens: readonly Token[] }) => (
  <WorkbenchTable
    label="Tokens"
    className={styles.table}
    columns={['Token', 'Norholt', 'Solvik', 'Used by']}
    rows={tokens.map(({ name, variable, values }) => ({
      key: name,
      cells: [
        [
          name,
          <span key="variable" className={styles.line}>
            {variable}
          </span>,
        ],
        <Values {...values.norholt} />,
        <Values {...values.solvik} />,
        <Users titles={usersOf(name)} />,
      ],
    }))}
  />
);

const Values = ({ light, dark }: Record<ThemeName, string>) =>
  light === dark ? (
    <TokenValue value={light} />
  ) : (
    <>
      <TokenValue value={light} />
      <span className={styles.line}>
        <TokenValue value={dark} /> in dark
      </span>
    </>
  );

function Users({ titles }: { titles: readonly string[] }) {
  const links = titles.map((title, index) => {
    const { story, label } = docsOf(title);
    return (
      <span key={title}>
        {index > 0 && ', '}
        <StoryLink story={story}>{label}</StoryLink>
      </span>
    );
  });
  if (links.length <= 3) return links.length === 0 ? '–' : links;
  return (
    <details>
      <summary>{links.length} components</summary>
      {links}
    </details>
  );
}
