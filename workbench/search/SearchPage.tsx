import { useState } from 'react';
import * as z from 'zod/mini';
import { texts } from '#messages/texts.ts';
import { findTokens } from '#tokens/token-list.ts';
import { SearchField } from '#ui/components/SearchField/SearchField.tsx';
import { Part, Sheet } from '#ui/foundations/Sheet.tsx';
import { docsOf, filesOf, placesOf } from '#workbench/messages/message-places.ts';
import * as messageStyles from '#workbench/messages/MessagesPage.css.ts';
import { pages } from '#workbench/pages/pages.ts';
import { TokenTable } from '#workbench/tokens/TokenTable.tsx';
import { StoryLink } from '../StoryLink.tsx';
import { WorkbenchTable } from '../WorkbenchTable.tsx';
import { findMessages, findTitles } from './search.ts';

const components = Object.keys(z.record(z.string(), z.array(z.string())).parse(import.meta.env.TOKEN_USES));
const titles = [...components, ...Object.values(pages).map(({ title }) => `Pages/${title}`)];

/** More rows than somebody reads. */
const most = 50;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Finds messages, tokens and components. The search of Storybook's sidebar finds only stories. */
export function SearchPage() {
  const [query, setQuery] = useState('');
  const messages = findMessages(query);
  const tokens = query.trim() === '' ? [] : findTokens(query);
  const found = findTitles(titles, query);
  return (
    <Sheet
      title="Search"
      lead="Finds texts by what they say or by their key, tokens by name or value, and components and pages by name: No orders yet, theListHasNoSuchSort, #ff5a1c, space-4."
    >
      <SearchField
        label="Search messages, tokens and components"
        placeholder="A text, a key, a token or a value"
        value={query}
        isTall
        onChange={setQuery}
      />
      {query.trim() !== '' && (
        <p role="status">
          {[
            counted(messages.length, 'message'),
            counted(tokens.length, 'token'),
            counted(found.length, 'component'),
          ].join(', ')}
        </p>
      )}
      {found.length > 0 && (
        <Part title="Components and pages">
          <ul>
            {found.map((title) => (
              <li key={title}>
                <StoryLink story={docsOf(title).story}>{title.replace('/', ', ')}</StoryLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {tokens.length > 0 && (
        <Part title={titleOf('Tokens', tokens)}>
          <TokenTable tokens={tokens.slice(0, most)} />
        </Part>
      )}
      {messages.length > 0 && (
        <Part title={titleOf('Messages', messages)}>
          <MessageTable ids={messages.slice(0, most)} />
        </Part>
      )}
    </Sheet>
  );
}

const titleOf = (name: string, found: readonly unknown[]) =>
  found.length > most ? `${name}, the first ${most}` : name;

const MessageTable = ({ ids }: { ids: readonly string[] }) => (
  <WorkbenchTable
    label="Messages"
    className={messageStyles.table}
    columns={['Message', 'Key', 'Shown in', 'Used in']}
    rows={ids.map((id) => ({
      key: id,
      cells: [
        texts.get(id)?.join(' / '),
        id,
        placesOf(id).map(({ story, label }) => (
          <span key={story} className={messageStyles.line}>
            <StoryLink story={story}>{label}</StoryLink>
          </span>
        )),
        filesOf(id).map((file) => (
          <span key={file} className={messageStyles.line}>
            {file}
          </span>
        )),
      ],
    }))}
  />
);
