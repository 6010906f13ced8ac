import { useState, type MouseEvent } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { toId } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import * as z from 'zod/mini';
import { brandNames } from '#tokens/shops.ts';
import { findTokens, type Token } from '#tokens/token-list.ts';
import { SearchField } from '#ui/components/SearchField/SearchField.tsx';
import { textLink } from '#ui/components/TextLink/TextLink.css.ts';
import { Label, Note, Part, Sheet } from '#ui/foundations/Sheet.tsx';
import { TokenValue } from '#ui/story/TokenValue.tsx';
import { findMessages, findTitles } from './search.ts';

/** The files that use each message, from `.storybook/main.ts`. */
const uses = z.record(z.string(), z.array(z.string())).parse(import.meta.env.MESSAGE_USES);

const files = Object.keys(import.meta.glob('/ui/{components,sections,layouts}/*/*.stories.tsx'));
const titles = [...new Set(files.map((file) => file.split('/').slice(2, 4).join('/')))];

/** More messages than somebody reads. */
const most = 100;

/** Finds components, tokens and messages. Storybook's own search finds only stories. */
export function SearchPage() {
  const [query, setQuery] = useState('');
  const components = findTitles(titles, query);
  const tokens = findTokens(query);
  const messages = findMessages(query);
  return (
    <Sheet
      title="Search"
      lead="Finds components by name, tokens by name or value, and messages by text or key: text field, space-4, #ff5a1c, Already paid."
    >
      <SearchField
        label="Search components, tokens and messages"
        placeholder="A name, a value, a text or a key"
        value={query}
        isTall
        onChange={setQuery}
      />
      <p role="status">
        {`Components: ${components.length}, tokens: ${tokens.length}, messages: ${messages.length}`}
      </p>
      {components.length > 0 && (
        <Part title="Components">
          {components.map((title) => (
            <DocsLink key={title} title={title} />
          ))}
        </Part>
      )}
      {tokens.length > 0 && (
        <Part title="Tokens, in light and in dark">
          {tokens.map((token) => (
            <TokenItem key={token.name} {...token} />
          ))}
        </Part>
      )}
      {messages.length > 0 && (
        <Part title={messages.length > most ? `The first ${most} messages` : 'Messages'}>
          {messages.slice(0, most).map(({ key, forms }) => (
            <div key={key}>
              <Label>{forms.join(' / ')}</Label>
              <Note>{key}</Note>
              <Note>{uses[key]?.join(', ')}</Note>
            </div>
          ))}
        </Part>
      )}
    </Sheet>
  );
}

const TokenItem = ({ name, variable, values }: Token) => (
  <div>
    <Label>{name}</Label>
    <Note>{variable}</Note>
    {brandNames.map((brand) => (
      <Note key={brand}>
        {`${brand} `}
        {[...new Set([values[brand].light, values[brand].dark])].map((value) => (
          <span key={value}>
            <TokenValue value={value} />{' '}
          </span>
        ))}
      </Note>
    ))}
  </div>
);

/** A link to the docs page of a component. It keeps what the toolbar sets. */
function DocsLink({ title }: { title: string }) {
  const storyId = toId(title, 'docs');
  function select(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId });
  }
  return (
    <a className={textLink} href={`./?path=/docs/${storyId}`} target="_top" onClick={select}>
      {title}
    </a>
  );
}
