import { useRef, useState, type KeyboardEvent } from 'react';
import * as common from '#messages/common.ts';
import * as m from '#messages/parts-catalogue.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { NumberInput } from '#ui/components/NumberInput/NumberInput.tsx';
import { parseDollars } from '#ui/components/NumberInput/parse-number.ts';
import * as styles from './CatalogueFilters.css.ts';
import { useChangedElsewhere } from './use-changed-elsewhere.ts';

export interface PriceRange {
  minPrice: number | null;
  maxPrice: number | null;
}

export interface PriceFilterProps extends PriceRange {
  /** Called with valid amounts after the person has typed them. */
  onChange(range: PriceRange): void;
}

type Bound = keyof PriceRange;
type Problems = Partial<Record<Bound, string>>;

const typed = (amount: number | null) =>
  amount === null ? '' : Number.isInteger(amount) ? String(amount) : amount.toFixed(2);

function fill(input: HTMLInputElement | null, amount: number | null) {
  if (input) input.value = typed(amount);
}

const isEmpty = (text: string) => text.trim() === '';

/**
 * The error in the typed amounts; `last` is the field that was edited last, for when the two contradict each other.
 */
function problemsOf(texts: Record<Bound, string>, last: Bound): Problems {
  const problems: Problems = {};
  for (const bound of ['minPrice', 'maxPrice'] as const) {
    if (!isEmpty(texts[bound]) && parseDollars(texts[bound]) === null) {
      problems[bound] = m.typeAnAmount();
    }
  }
  const min = parseDollars(texts.minPrice);
  const max = parseDollars(texts.maxPrice);
  if (min !== null && max !== null && min > max) {
    problems[last] =
      last === 'minPrice'
        ? m.enterMaxOrLess({ max: formatMoney(max) })
        : m.enterMinOrMore({ min: formatMoney(min) });
  }
  return problems;
}

/** The minimum and maximum price. Invalid amounts change no query. */
export function PriceFilter({ minPrice, maxPrice, onChange }: PriceFilterProps) {
  const min = useRef<HTMLInputElement>(null);
  const max = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<Problems>({});

  const asksForMin = useChangedElsewhere(minPrice, (amount) => fill(min.current, amount));
  const asksForMax = useChangedElsewhere(maxPrice, (amount) => fill(max.current, amount));

  const texts = () => ({ minPrice: min.current?.value ?? '', maxPrice: max.current?.value ?? '' });

  function judge(last: Bound): Problems {
    const found = problemsOf(texts(), last);
    setProblems(found);
    return found;
  }

  function ask(last: Bound) {
    if (Object.keys(judge(last)).length > 0) return;
    const range = {
      minPrice: parseDollars(texts().minPrice),
      maxPrice: parseDollars(texts().maxPrice),
    };
    if (range.minPrice === minPrice && range.maxPrice === maxPrice) return;
    asksForMin(range.minPrice);
    asksForMax(range.maxPrice);
    onChange(range);
  }

  /** After an error, every keystroke validates again. */
  function rejudge(bound: Bound) {
    if (Object.keys(problems).length > 0) judge(bound);
  }

  function askOnEnter(event: KeyboardEvent) {
    if (event.key === 'Enter') ask(event.target === min.current ? 'minPrice' : 'maxPrice');
  }

  const bounds = [
    { name: 'minPrice', label: m.from(), amount: minPrice, input: min },
    { name: 'maxPrice', label: m.to(), amount: maxPrice, input: max },
  ] as const;

  return (
    <fieldset className={styles.group} onKeyDown={askOnEnter}>
      <legend className={styles.legend}>{common.price()}</legend>
      <div className={styles.pair}>
        {bounds.map(({ name, label, amount, input }) => (
          <NumberInput
            key={name}
            label={label}
            name={name}
            inputMode="decimal"
            prefix="$"
            isOptional="unmarked"
            error={problems[name]}
            defaultValue={typed(amount)}
            registration={{
              name,
              ref: (element) => {
                input.current = element instanceof HTMLInputElement ? element : null;
              },
              onChange: () => rejudge(name),
              onBlur: () => ask(name),
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
