import type { ReactNode } from 'react';
import type { Suggestions } from '#contract/catalogue/search.ts';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import * as fit from '#messages/fit-verdict.js';
import * as m from '#messages/suggestions.js';
import { FitGlyph } from '#ui/components/FitGlyph/FitGlyph.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { withElements } from '#ui/with-elements.tsx';
import type { Reading } from './SuggestionList.tsx';
import type { SuggestionSource } from './suggestion-source.ts';

type Read = NonNullable<Suggestions['reading']>;

interface Input {
  found: Suggestions;
  text: string;
  /** The customer's vehicle. */
  mine: Vehicle | null | undefined;
  hrefs: SuggestionSource['hrefs'];
}

/** What Enter opens, as the server understood the text. Undefined: what was typed. */
export function suggestedReading({ found: { reading }, text, mine, hrefs }: Input): Reading | undefined {
  if (!reading || (reading.isFitting && !mine)) return undefined;
  const { vehicle, models, isFitting, parts, isCapped } = reading;
  const own = isFitting && mine ? fit.vehicle({ name: mine.name, year: mine.year }) : null;
  const shown = formatCount(parts);
  return {
    href: own !== null && mine ? hrefs.search(text, mine.slug) : hrefs.search(text),
    picture:
      own !== null || vehicle || models ? (
        <FitGlyph kind="fits" size={24} />
      ) : (
        <Icon name={reading.size ? 'search' : 'boxes'} />
      ),
    title: titleOf(reading, own),
    hint: hintOf(reading, own),
    count: isCapped ? m.moreThanParts({ shown }) : m.partsFound({ count: parts, shown }),
  };
}

/** The name of the one vehicle or model that is named. */
const nameOf = ({ vehicle, models }: Read): string | null => {
  const [only, other] = models?.choices ?? [];
  return vehicle?.name ?? (only && !other ? only.name : null);
};

const countOf = ({ models }: Read): string =>
  formatCount((models?.choices.length ?? 0) + (models?.more ?? 0));

/** `own`: the customer's vehicle, if only parts that fit it are searched for. */
function titleOf(reading: Read, own: string | null): ReactNode {
  const { words, category, size, models } = reading;
  const kind = category?.isAll === true ? category.name : null;
  const name = nameOf(reading);
  const count = countOf(reading);
  return withElements((put) => {
    const vehicle = put(<bdi translate="no">{own ?? name}</bdi>);
    const text = put(<bdi>{words}</bdi>);
    if (kind !== null) {
      const named = put(<bdi>{kind}</bdi>);
      if (own !== null) return m.categoryForMine({ category: named, vehicle });
      if (name !== null) return m.categoryForVehicle({ category: named, vehicle });
      return models ? m.categoryForModels({ category: named, count }) : named;
    }
    if (own !== null) return m.forVehicle({ text, vehicle });
    if (name !== null)
      return words === '' ? m.partsForVehicle({ vehicle }) : m.textForVehicle({ text, vehicle });
    if (models) return words === '' ? m.partsForModels({ count }) : m.textForModels({ text, count });
    if (size?.spec) return m.measure({ name: put(<bdi>{size.spec.name}</bdi>), size: text });
    return size ? m.size({ size: text }) : text;
  });
}

function hintOf(reading: Read, own: string | null): ReactNode {
  const { category, size, models } = reading;
  const name = own ?? nameOf(reading);
  const count = countOf(reading);
  return withElements((put) => {
    const vehicle = put(<bdi translate="no">{name}</bdi>);
    const named = put(<bdi>{category?.name}</bdi>);
    if (category && name !== null) return m.understoodCategoryAndVehicle({ category: named, vehicle });
    if (category && models) return m.understoodCategoryAndModels({ category: named, count });
    if (category) return m.understoodCategory({ category: named });
    if (size?.spec)
      return m.understoodMeasure({
        name: put(<bdi>{size.spec.name}</bdi>),
        category: put(<bdi>{size.spec.category}</bdi>),
      });
    if (name !== null) return own === null ? m.understoodVehicle({ vehicle }) : m.forVehicleHint();
    return models ? m.understoodModels({ count }) : '';
  });
}
