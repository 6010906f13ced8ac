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
      rows: found.numbers.map(({ part, foundBy }, index) => ({
        key: `number ${index} ${part.number} ${foundBy?.number}`,
        href: hrefs.part(part),
        picture: pictureOf(part.name),
        name: code(foundBy?.number ?? part.number),
        detail: foundBy ? foundByWords(foundBy, part.name) : <bdi>{part.name}</bdi>,
        end: part.fit && <FitMark {...part.fit} />,
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
      rows: found.vehicles.map((vehicle, index) => ({
        key: `vehicle ${index} ${vehicle.model} ${vehicle.vehicle}`,
        href: hrefs.vehicle(vehicle),
        picture: <Icon name="car" />,
        name: <bdi>{markTyped(`${vehicle.make} ${vehicle.name}`, text)}</bdi>,
        detail: (
          <Numeric>
            {vehicle.fromYear === vehicle.toYear
              ? String(vehicle.fromYear)
              : `${vehicle.fromYear}–${vehicle.toYear}`}
          </Numeric>
        ),
        end: vehicle.vehicle === null ? m.chooseYear() : m.showFitting(),
      })),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

const foundByMessages = new Map([
  ['original', m.original],
  ['replaces', m.replaced],
  ['gtin', m.gtin],
]);

type Found = NonNullable<Suggestions['numbers'][number]['foundBy']>;

function foundByWords({ kind, maker }: Found, part: string): ReactNode {
  const message = foundByMessages.get(kind) ?? m.other;
  return withElements((put) => message({ maker, part: put(<bdi>{part}</bdi>) }));
}
