import type { Specification, Unit } from '#contract/catalogue/specifications.ts';
import * as m from '#messages/part-details.js';
import * as unit from '#messages/units.js';
import { formatValue } from '#ui/components/Numeric/format-value.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { withMarkup } from '#ui/with-elements.tsx';
import { inSecondUnit } from './second-unit.ts';
import * as styles from './PartDetails.css.ts';

type InUnit = (values: { value: string; second: string }) => string;

const messages: Readonly<Record<Unit, InUnit>> = {
  mm: unit.millimetres,
  kg: unit.kilograms,
  g: unit.grams,
  l: unit.litres,
  V: unit.volts,
  A: unit.amperes,
  Ah: unit.ampereHours,
  W: unit.watts,
  bar: unit.bars,
  Nm: unit.newtonMetres,
  '°C': unit.degreesCelsius,
};

/** A specification as text: a figure in its unit, with a second one in brackets, a choice, or Yes or No. */
export function SpecificationValue({ value, choice, unit, decimals }: Specification) {
  if (typeof value === 'boolean') return value ? m.yes() : m.no();
  if (typeof value === 'string') return <bdi>{choice ?? value}</bdi>;
  const shown = formatValue(value, decimals);
  if (unit === null) return <Numeric>{shown}</Numeric>;
  return (
    <Numeric>
      {withMarkup(messages[unit]({ value: shown, second: inSecondUnit(value, unit) ?? '–' }), {
        second: (text) => <small className={styles.second}>{text}</small>,
      })}
    </Numeric>
  );
}
