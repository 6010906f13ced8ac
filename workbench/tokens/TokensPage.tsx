import { useState } from 'react';
import { findTokens, tokens } from '#tokens/token-list.ts';
import { SearchField } from '#ui/components/SearchField/SearchField.tsx';
import { Sheet } from '#ui/foundations/Sheet.tsx';
import { TokenTable } from './TokenTable.tsx';

/** Every token with its values, and a field that filters them. */
export function TokensPage() {
  const [query, setQuery] = useState('');
  const found = findTokens(query);
  return (
    <Sheet
      title="Tokens"
      lead="Every token with its value in each brand and theme, and the components that use it. Find one by its name, its CSS variable or a value: space-4, #fff, 16, 1rem."
    >
      <SearchField
        label="Find tokens"
        placeholder="A name or a value"
        value={query}
        isTall
        hasShortcut
        onChange={setQuery}
      />
      <p role="status">
        {found.length} of {tokens.length} tokens
      </p>
      {found.length > 0 && <TokenTable tokens={found} />}
    </Sheet>
  );
}
