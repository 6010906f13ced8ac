import { limits } from '#contract/limits.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/parts-catalogue.js';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { parseNumber } from '#ui/components/NumberInput/parse-number.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import * as styles from './CatalogueFilters.css.ts';
import { parseAmount, type CatalogueQuery } from './catalogue-query.ts';
import { NumberFields, type NumberField } from './NumberFields.tsx';

type Amounts = Pick<CatalogueQuery, 'minPrice' | 'maxPrice' | 'need'>;

export interface NumberFiltersProps {
  query: Amounts;
  /** Called with valid numbers after the person has typed them. */
  onNarrow(change: Partial<Amounts>): void;
}

function priceError(text: string): string {
  const { max } = limits.price;
  return (parseNumber(text) ?? 0) > max ? m.tooLarge({ max: formatMoney(max) }) : m.invalidAmount();
}

function needError(text: string): string {
  const number = parseNumber(text);
  if (number === 0) return m.needTooSmall();
  const { stockMax } = limits;
  return (number ?? 0) > stockMax ? m.tooLarge({ max: formatCount(stockMax) }) : m.invalidNeed();
}

const price = <const Name extends 'minPrice' | 'maxPrice'>(name: Name, label: string): NumberField<Name> => ({
  ...{ name, label, inputMode: 'decimal', prefix: '$' },
  parse: parseAmount[name],
  errorOf: priceError,
});

const prices = [price('minPrice', m.from()), price('maxPrice', m.to())] as const;

const need: NumberField<'need'> = {
  name: 'need',
  label: m.need(),
  inputMode: 'numeric',
  suffix: 'units',
  hint: m.needHint(),
  parse: parseAmount.need,
  errorOf: needError,
};

const writePrice = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2));

/**
 * The price range, and the quantity that the buyer needs: parts that cannot be ordered in that quantity are filtered
 * out.
 */
export function NumberFilters({ query, onNarrow }: NumberFiltersProps) {
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{common.price()}</legend>
        <NumberFields
          fields={prices}
          values={query}
          write={writePrice}
          format={formatMoney}
          onNarrow={onNarrow}
        />
      </fieldset>
      <div className={styles.group}>
        <NumberFields fields={[need]} values={query} format={formatCount} onNarrow={onNarrow} />
      </div>
    </>
  );
}
