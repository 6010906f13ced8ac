import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import * as common from '#messages/common.ts';
import * as m from '#messages/parts-catalogue.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { NumberInput, type NumberInputProps } from '#ui/components/NumberInput/NumberInput.tsx';
import { parseDollars, parseWhole } from '#ui/components/NumberInput/parse-number.ts';
import * as styles from './CatalogueFilters.css.ts';
import type { CatalogueQuery } from './catalogue-query.ts';

type Amounts = Pick<CatalogueQuery, 'minPrice' | 'maxPrice' | 'need'>;
type Name = keyof Amounts;
type Problems = Partial<Record<Name, string | undefined>>;

export interface NumberFiltersProps {
  query: Amounts;
  /** Called with valid numbers after the person has typed them. */
  onNarrow(change: Partial<Amounts>): void;
}

const names = ['minPrice', 'maxPrice', 'need'] as const;

/** The fields that are validated and requested with this one. */
const groupOf = (name: Name): readonly Name[] => (name === 'need' ? ['need'] : ['minPrice', 'maxPrice']);

const parse = (name: Name, text: string) => (name === 'need' ? parseWhole(text) : parseDollars(text));

const textFor = (amount: number | null) =>
  amount === null ? '' : Number.isInteger(amount) ? String(amount) : amount.toFixed(2);

/** The errors of a group. `last` was edited last: it gets the error when two amounts contradict each other. */
function problemsOf(textOf: (name: Name) => string, last: Name): Problems {
  const problems: Problems = {};
  for (const name of groupOf(last)) {
    const isWrong = textOf(name).trim() !== '' && parse(name, textOf(name)) === null;
    problems[name] = isWrong ? (name === 'need' ? m.typeAWholeNumber() : m.typeAnAmount()) : undefined;
  }
  if (last === 'need') {
    if (parse('need', textOf('need')) === 0) problems.need = m.type1OrMore();
    return problems;
  }
  const min = parse('minPrice', textOf('minPrice'));
  const max = parse('maxPrice', textOf('maxPrice'));
  if (min !== null && max !== null && min > max) {
    problems[last] =
      last === 'minPrice'
        ? m.mustBeAtMostTheToPrice({ max: formatMoney(max) })
        : m.mustBeAtLeastTheFromPrice({ min: formatMoney(min) });
  }
  return problems;
}

/**
 * The price range, and the quantity that the buyer needs: parts that cannot be ordered in that quantity are filtered
 * out. Invalid numbers change no query.
 */
export function NumberFilters({ query, onNarrow }: NumberFiltersProps) {
  const inputs = useRef<Partial<Record<Name, HTMLInputElement>>>({});
  const [problems, setProblems] = useState<Problems>({});
  const seen = useRef<Amounts>(query);
  /** What the fields requested last: a late response does not overwrite what is being typed. */
  const requested = useRef<Amounts>(query);

  useEffect(() => {
    for (const name of names) {
      const input = inputs.current[name];
      const isChanged = seen.current[name] !== query[name] && requested.current[name] !== query[name];
      if (isChanged && input) input.value = textFor(query[name]);
      if (isChanged) requested.current = { ...requested.current, [name]: query[name] };
    }
    seen.current = query;
  }, [query]);

  const textOf = (name: Name) => inputs.current[name]?.value ?? '';

  function validate(last: Name): Problems {
    const found = problemsOf(textOf, last);
    setProblems({ ...problems, ...found });
    return found;
  }

  function apply(last: Name) {
    const group = groupOf(last);
    const found = validate(last);
    if (group.some((name) => found[name] !== undefined)) return;
    const change: Partial<Amounts> = {};
    for (const name of group) change[name] = parse(name, textOf(name));
    if (group.every((name) => change[name] === query[name])) return;
    requested.current = { ...requested.current, ...change };
    onNarrow(change);
  }

  function applyOnEnter({ key, target }: KeyboardEvent) {
    const name = names.find((one) => inputs.current[one] === target);
    if (key === 'Enter' && name) apply(name);
  }

  const field = (
    name: Name,
    look: Pick<NumberInputProps, 'label' | 'inputMode' | 'prefix' | 'suffix' | 'hint'>,
  ) => (
    <NumberInput
      {...look}
      name={name}
      isOptional="unmarked"
      error={problems[name]}
      defaultValue={textFor(query[name])}
      registration={{
        name,
        ref: (element) => {
          if (element instanceof HTMLInputElement) inputs.current[name] = element;
        },
        // After an error, every keystroke validates again.
        onChange: () => groupOf(name).some((one) => problems[one] !== undefined) && validate(name),
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
          label: m.iNeed(),
          inputMode: 'numeric',
          suffix: 'units',
          hint: m.hidesPartsThatCannotBeOrdered(),
        })}
      </div>
    </>
  );
}
