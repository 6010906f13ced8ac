import type { ReactNode } from 'react';
import type { Suggestions } from '#contract/catalogue/search.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/suggestions.js';
import { FitMark } from '../../../components/FitMark/FitMark.tsx';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { drawingFor } from '#ui/components/Drawing/drawing-for.ts';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { Money } from '#ui/components/Money/Money.tsx';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { withElements } from '#ui/with-elements.tsx';
import { numberMatchWords } from '../part/number-match-words.ts';
import { markTyped } from './mark-typed.tsx';
import type { SuggestionSource } from './suggestion-source.ts';
import * as styles from './Suggestions.css.ts';

export interface Suggestion {
  /** Names it among all, also in the next response. */
  key: string;
  href: string;
  picture: ReactNode;
  name: ReactNode;
  detail?: ReactNode;
  end?: ReactNode;
}

export interface SuggestionGroup {
  label: string;
  /** Side by side. */
  areChips?: boolean;
  rows: readonly Suggestion[];
}

interface Input {
  found: Suggestions;
  /** What was typed. */
  text: string;
  hrefs: SuggestionSource['hrefs'];
}

/** The groups of the list that are not empty. */
export function groupsOf({ found, text, hrefs }: Input): SuggestionGroup[] {
  const { words = '', models: read } = found.reading ?? {};
  const year = read?.year ?? null;
  // One model is a vehicle whose year is missing.
  const models = read && read.choices.length > 1 ? read.choices : [];
  const code = (number: string) => (
    <bdi className={styles.code} dir="ltr">
      {markTyped(number, text)}
    </bdi>
  );
  const pictureOf = (name: string) => (
    <span className={styles.picture}>
      <Drawing name={drawingFor(name)} variant="small" />
    </span>
  );
  const groups: SuggestionGroup[] = [
    {
      label: m.partNumbers(),
      rows: found.numbers.map(({ part, foundBy, match }, index) => ({
        key: `number ${index} ${part.number} ${foundBy?.number}`,
        href: hrefs.part(part),
        picture: pictureOf(part.name),
        name: code(foundBy?.number ?? part.number),
        detail: <NumberDetail part={part.name} foundBy={foundBy} match={match} />,
        end: (
          <>
            {part.fit && <FitMark {...part.fit} />}
            <span className={styles.price}>
              <Money amount={part.price} />
            </span>
          </>
        ),
      })),
    },
    {
      label: common.parts(),
      rows: found.parts.map((part, index) => ({
        key: `part ${index} ${part.number}`,
        href: hrefs.part(part),
        picture: pictureOf(part.name),
        name: <bdi>{markTyped(part.name, text)}</bdi>,
        detail: code(part.number),
        end: (
          <>
            {/* As in the catalogue, only a search by number says that a part does not fit. */}
            {part.fit && part.fit.kind !== 'doesNotFit' && <FitMark {...part.fit} />}
            <span className={styles.price}>
              <Money amount={part.price} />
            </span>
          </>
        ),
      })),
    },
    {
      label: m.models(),
      areChips: true,
      rows: models.map(({ slug, name, fromYear, toYear }, index) => ({
        key: `model ${index} ${slug}`,
        href:
          year === null ? hrefs.search(`${name} ${words}`.trim()) : hrefs.search(words, `${slug}-${year}`),
        picture: null,
        name: <bdi>{name}</bdi>,
        detail: <Years from={fromYear} to={toYear} />,
      })),
    },
    {
      label: m.categories(),
      rows: found.categories.map(({ slug, name, group, parts }, index) => ({
        key: `category ${index} ${slug}`,
        href: hrefs.category(slug, text),
        picture: <Icon name="boxes" />,
        name: <bdi>{markTyped(name, text)}</bdi>,
        detail: group !== null && m.inGroup({ group }),
        end: m.partsFound({ count: parts, shown: formatCount(parts) }),
      })),
    },
    {
      label: m.vehicles(),
      rows: (models.length > 0 ? [] : found.vehicles).map((vehicle, index) => ({
        key: `vehicle ${index} ${vehicle.model} ${vehicle.vehicle}`,
        href: hrefs.vehicle(vehicle),
        picture: <Icon name="car" />,
        name: <bdi>{markTyped(`${vehicle.make} ${vehicle.name}`, text)}</bdi>,
        detail: <Years from={vehicle.fromYear} to={vehicle.toYear} />,
        end: vehicle.vehicle === null ? m.chooseYear() : m.showFitting(),
      })),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

const Years = ({ from, to }: { from: number; to: number }) => (
  <Numeric>{from === to ? String(from) : `${from}–${to}`}</Numeric>
);

type Numbered = Suggestions['numbers'][number];

const ownNumberMessages = {
  exact: m.exactNumber,
  same: m.sameNumber,
  start: m.startOfNumber,
  within: m.withinNumber,
} satisfies Record<NonNullable<Numbered['match']>, unknown>;

/** Says how the number matches, and whose it is. */
function NumberDetail({ part, foundBy, match }: Pick<Numbered, 'foundBy' | 'match'> & { part: string }) {
  if (!foundBy) {
    const message = match && ownNumberMessages[match];
    return message ? withElements((put) => message({ part: put(<bdi>{part}</bdi>) })) : <bdi>{part}</bdi>;
  }
  return (
    <>
      {match && <span className={styles.match}>{numberMatchWords[match]()}</span>}{' '}
      {foundByWords(foundBy, part)}
    </>
  );
}

const foundByMessages = new Map([
  ['original', m.original],
  ['replaces', m.replaced],
  ['gtin', m.gtin],
]);

function foundByWords({ kind, maker }: NonNullable<Numbered['foundBy']>, part: string): ReactNode {
  const message = foundByMessages.get(kind) ?? m.other;
  return withElements((put) => message({ maker, part: put(<bdi>{part}</bdi>) }));
}
