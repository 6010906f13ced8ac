import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { limits } from '#contract/limits.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/parts-catalogue.js';
import { isComposing } from '#ui/components/Field/is-composing.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { NumberInput, type NumberInputProps } from '#ui/components/NumberInput/NumberInput.tsx';
import { parseNumber } from '#ui/components/NumberInput/parse-number.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import * as styles from './CatalogueFilters.css.ts';
import { parseAmount, type Amount, type CatalogueQuery } from './catalogue-query.ts';

type Amounts = Pick<CatalogueQuery, 'minPrice' | 'maxPrice' | 'need'>;
type Name = keyof Amounts;
type Errors = Partial<Record<Name, string | undefined>>;

export interface NumberFiltersProps {
  query: Amounts;
  /** Called with valid numbers after the person has typed them. */
  onNarrow(change: Partial<Amounts>): void;
}

const names = ['minPrice', 'maxPrice', 'need'] as const;

/** The fields that are validated and requested with this one. */
const groupOf = (name: Name): readonly Name[] => (name === 'need' ? ['need'] : ['minPrice', 'maxPrice']);

const textFor = (amount: Amount) =>
  typeof amount === 'number' && !Number.isInteger(amount) ? amount.toFixed(2) : String(amount ?? '');

function errorOf(name: Name, text: string): string | undefined {
  if (text.trim() === '' || parseAmount[name](text) !== null) return undefined;
  const number = parseNumber(text);
  if (name !== 'need') {
    const { max } = limits.price;
    return number !== null && number > max ? m.tooLarge({ max: formatMoney(max) }) : m.invalidAmount();
  }
  if (number === 0) return m.needTooSmall();
  const { stockMax } = limits;
  return number !== null && number > stockMax ? m.tooLarge({ max: formatCount(stockMax) }) : m.invalidNeed();
}

/** The errors of a group. `last` was edited last: it gets the error when two amounts contradict each other. */
function errorsOf(textOf: (name: Name) => string, last: Name): Errors {
  const errors: Errors = {};
  for (const name of groupOf(last)) errors[name] = errorOf(name, textOf(name));
  if (last === 'need') return errors;
  const min = parseAmount.minPrice(textOf('minPrice'));
  const max = parseAmount.maxPrice(textOf('maxPrice'));
  if (min !== null && max !== null && min > max) {
    errors[last] =
      last === 'minPrice'
        ? m.fromAboveTo({ max: formatMoney(max) })
        : m.toBelowFrom({ min: formatMoney(min) });
  }
  return errors;
}

/** The errors of a query from a URL. */
function errorsIn(query: Amounts): Errors {
  const textOf = (name: Name) => textFor(query[name]);
  return { ...errorsOf(textOf, 'maxPrice'), ...errorsOf(textOf, 'need') };
}

/**
 * The price range, and the quantity that the buyer needs: parts that cannot be ordered in that quantity are filtered
 * out. Invalid numbers change no query.
 */
export function NumberFilters({ query, onNarrow }: NumberFiltersProps) {
  const inputs = useRef<Partial<Record<Name, HTMLInputElement>>>({});
  const [errors, setErrors] = useState(() => errorsIn(query));
  const seen = useRef<Amounts>(query);
  /** What the fields requested last: a late response does not overwrite what is being typed. */
  const requested = useRef<Amounts>(query);

  useEffect(() => {
    for (const name of names) {
      const input = inputs.current[name];
      const isChanged = seen.current[name] !== query[name] && requested.current[name] !== query[name];
      if (isChanged && input) input.value = textFor(query[name]);
      if (isChanged) requested.current = { ...requested.current, [name]: query[name] };
      if (isChanged) setErrors(errorsIn(query));
    }
    seen.current = query;
  }, [query]);

  const textOf = (name: Name) => inputs.current[name]?.value ?? '';

  function validate(last: Name): Errors {
    const found = errorsOf(textOf, last);
    setErrors({ ...errors, ...found });
    return found;
  }

  function apply(last: Name) {
    const group = groupOf(last);
    const found = validate(last);
    if (group.some((name) => found[name] !== undefined)) return;
    const change: Partial<Amounts> = {};
    for (const name of group) change[name] = parseAmount[name](textOf(name)) ?? undefined;
    if (group.every((name) => change[name] === query[name])) return;
    requested.current = { ...requested.current, ...change };
    onNarrow(change);
  }

  function applyOnEnter({ key, target, nativeEvent }: KeyboardEvent) {
    const name = names.find((one) => inputs.current[one] === target);
    if (key === 'Enter' && name && !isComposing(nativeEvent)) apply(name);
  }

  const field = (
    name: Name,
    look: Pick<NumberInputProps, 'label' | 'inputMode' | 'prefix' | 'suffix' | 'hint'>,
  ) => (
    <NumberInput
      {...look}
      name={name}
      isOptional="unmarked"
      error={errors[name]}
      defaultValue={textFor(query[name])}
      registration={{
        name,
        ref: (element) => {
          if (element instanceof HTMLInputElement) inputs.current[name] = element;
        },
        // After an error, every keystroke validates again.
        onChange: () => groupOf(name).some((one) => errors[one] !== undefined) && validate(name),
        onBlur: () => apply(name),
      }}
    />
  );

  return (
    <>
      <fieldset className={styles.group} onKeyDown={applyOnEnter}>
        <legend className={styles.legend}>{common.price()}</legend>
        <div className={styles.pair}>
          {field('minPrice', { label: m.from(), inputMode: 'decimal', prefix: '$' })}
          {field('maxPrice', { label: m.to(), inputMode: 'decimal', prefix: '$' })}
        </div>
      </fieldset>
      <div className={styles.group} onKeyDown={applyOnEnter}>
        {field('need', {
          label: m.need(),
          inputMode: 'numeric',
          suffix: 'units',
          hint: m.needHint(),
        })}
      </div>
    </>
  );
}
