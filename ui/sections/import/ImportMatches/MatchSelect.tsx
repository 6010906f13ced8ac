import { useState } from 'react';
import type { ImportMatch, MatchChoice } from '#contract/import/imports.ts';
import * as m from '#messages/import-matches.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { SearchField } from '#ui/components/SearchField/SearchField.tsx';
import { SelectControl } from '#ui/components/Select/SelectControl.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { useLoaded } from '#ui/use-loaded.ts';
import type { ImportSource } from '../run/import-source.ts';
import * as shared from '../run/import.css.ts';
import * as styles from './ImportMatches.css.ts';

type Suggestion = ImportMatch['suggestions'][number];

/** What a name means, with its own name if it is none of the suggestions. */
export interface Chosen {
  choice: MatchChoice | null;
  other?: Suggestion | undefined;
}

export interface MatchSelectProps extends Pick<ImportSource, 'onFind'> {
  match: ImportMatch;
  chosen: Chosen;
  onChoose(chosen: Chosen): void;
}

/** The values of the select that are no slugs, which have no signs. */
const [nothing, another, create, leaveOut] = ['', ':another', ':create', ':leaveOut'] as const;

const valueOf = (choice: MatchChoice | null): string =>
  choice === null ? nothing : typeof choice === 'object' ? choice.slug : `:${choice}`;

/** What a name of the file means: a suggestion, another thing of the shop, a new one, or nothing. */
export function MatchSelect({ match, chosen, onFind, onChoose }: MatchSelectProps) {
  const { thing, text, suggestions } = match;
  const [isSearching, setSearching] = useState(false);
  const name = m.thing({ thing });
  const { choice, other } = chosen;
  const slug = choice !== null && typeof choice === 'object' ? choice.slug : undefined;
  const known = [...suggestions, ...(other ? [other] : [])];
  // What a name of an earlier file means has no name here.
  const own = slug === undefined || known.some((one) => one.slug === slug) ? [] : [{ slug, name: slug }];

  function choose(value: string) {
    setSearching(value === another);
    if (value === another) return;
    if (value === create) onChoose({ choice: 'create' });
    else if (value === leaveOut) onChoose({ choice: 'leaveOut' });
    else onChoose({ choice: value === nothing ? null : { slug: value }, other });
  }

  return (
    <Stack gap="2">
      <span className={shared.cellSelect}>
        <SelectControl
          isLow
          aria-label={m.chooseLabel({ name: text })}
          aria-invalid={(choice === null && !isSearching) || undefined}
          value={isSearching ? another : valueOf(choice)}
          options={[
            { value: nothing, label: m.choose() },
            ...[...known, ...own].map((one) => ({ value: one.slug, label: one.name })),
            // Engines are those of the model, which are all suggested.
            ...(thing === 'engine' ? [] : [{ value: another, label: m.another() }]),
            { value: create, label: m.create() },
            { value: leaveOut, label: m.leaveOut() },
          ]}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      </span>
      {isSearching && (
        <FindOther
          label={m.find({ name })}
          find={(typed) => onFind(thing, typed)}
          onChoose={(found) => {
            setSearching(false);
            onChoose({ choice: { slug: found.slug }, other: found });
          }}
        />
      )}
    </Stack>
  );
}

interface FindOtherProps {
  label: string;
  find(text: string): Promise<readonly Suggestion[]>;
  onChoose(found: Suggestion): void;
}

/** Finds a thing of the shop by its name. */
function FindOther({ label, find, onChoose }: FindOtherProps) {
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const found = useLoaded(text, () => (text === '' ? Promise.resolve([]) : find(text)));
  return (
    <>
      <SearchField label={label} placeholder={label} value={typed} onChange={setTyped} />
      <div className={styles.found} aria-live="polite">
        {found.status === 'ready' && text !== '' && found.value.length === 0 && (
          <span className={shared.hint}>{m.noneFound()}</span>
        )}
        {found.status === 'ready' &&
          found.value.map((one) => (
            <Button key={one.slug} size="sm" onPress={() => onChoose(one)}>
              {one.name}
            </Button>
          ))}
      </div>
    </>
  );
}
