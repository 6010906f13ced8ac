import { useEffect, useId, useState, type KeyboardEvent, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField } from 'react-aria-components/NumberField';
import * as common from '#messages/common.ts';
import * as m from '#messages/quantity-stepper.ts';
import { Numeric } from '../Numeric/Numeric.tsx';
import { formatCount } from '../Numeric/format-count.ts';
import { Icon } from '../Icon/Icon.tsx';
import { RangeIndicator } from '../RangeIndicator/RangeIndicator.tsx';
import { cannotBeOrdered, quantityProblem, type QuantityRange } from './quantity-problem.ts';
import * as styles from './QuantityStepper.css.ts';

export interface QuantityStepperProps {
  label: string;
  /** Units; a fraction is rejected with a message. Null while nothing is entered. */
  value: number | null;
  /** Minimum order quantity. */
  minimum: number;
  /** Units in stock. Fewer than the minimum disable the field and say why. */
  stock: number;
  /** Server error about this quantity. Overrides the field's own messages. */
  error?: string;
  /** The element that a form focuses when this field has the first error. */
  inputRef?: Ref<HTMLInputElement>;
  /** Id of the message line, for the `describedBy` of a button that it disables. */
  messageId?: string;
  /** Called on every keystroke, so that a total can update. */
  onChange(value: number | null): void;
  onBlur?(): void;
}

/** Delay after the last keystroke before a number below the minimum is reported, in ms. */
export const restingTime = 600;
const pageStep = 10;

/** Accepts decimals so that 10.5 is rejected rather than read as 105. */
const grouped = { maximumFractionDigits: 3 } as const;
/** No grouping while typing: separators that appear and disappear move the caret. */
const plain = { ...grouped, useGrouping: false } as const;

/** Parses the typed number. Returns null for an empty field and undefined for an invalid number. */
function typedNumber(text: string): number | null | undefined {
  if (!/^[\d,]*\.?\d*$/.test(text)) return undefined;
  const digits = text.replaceAll(',', '');
  return /\d/.test(digits) ? Number(digits) : null;
}

export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, minimum, stock, error, inputRef, onChange, onBlur } = props;
  const ownMessageId = useId();
  const messageId = props.messageId ?? ownMessageId;
  const [isFocused, setIsFocused] = useState(false);
  const [isTyping, setIsTyping] = useState(false);

  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setIsTyping(false), restingTime);
    return () => clearTimeout(timer);
  }, [isTyping, value]);

  const range = { minimum, stock };
  const isClosed = cannotBeOrdered(range);
  const problem = quantityProblem(value, range);
  const isStillTooSmall = isTyping && (value ?? 0) < minimum;
  const message = isClosed ? null : (error ?? (isStillTooSmall ? null : problem));

  function type(text: string) {
    const typed = typedNumber(text);
    if (typed === undefined) return;
    setIsTyping(true);
    onChange(typed);
  }

  // React Aria steps by one on Page Up and Page Down.
  function page(event: KeyboardEvent) {
    const direction = event.key === 'PageUp' ? 1 : event.key === 'PageDown' ? -1 : 0;
    if (direction === 0 || isClosed) return;
    event.preventDefault();
    event.stopPropagation();
    const next = value === null ? minimum : value + direction * pageStep;
    onChange(Math.min(stock, Math.max(minimum, next)));
  }

  return (
    <I18nProvider locale="en-US">
      <NumberField
        className={styles.field}
        value={isClosed ? Number.NaN : (value ?? Number.NaN)}
        minValue={minimum}
        maxValue={isClosed ? undefined : stock}
        isDisabled={isClosed}
        isInvalid={message !== null}
        formatOptions={isFocused ? plain : grouped}
        commitBehavior="validate"
        validationBehavior="aria"
        isWheelDisabled
        incrementAriaLabel={m.more()}
        decrementAriaLabel={m.fewer()}
        aria-describedby={messageId}
        onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
        onFocusChange={setIsFocused}
        onBlur={() => {
          setIsTyping(false);
          onBlur?.();
        }}
      >
        <Label className={styles.label}>{label}</Label>
        <Group className={styles.stepper} onKeyDownCapture={page}>
          <Button slot="decrement" className={styles.step}>
            <Icon name="minus" />
          </Button>
          <Input
            ref={inputRef}
            className={styles.input}
            role="spinbutton"
            placeholder={isClosed ? '–' : undefined}
            aria-valuenow={isClosed ? undefined : (value ?? undefined)}
            aria-valuemin={minimum}
            aria-valuemax={isClosed ? undefined : stock}
            onInput={(event) => type(event.currentTarget.value)}
          />
          <Button slot="increment" className={styles.step}>
            <Icon name="plus" />
          </Button>
        </Group>
        <div className={styles.ruler}>
          {isClosed ? (
            <RangeIndicator
              min={0}
              max={minimum}
              value={stock}
              minLabel={<Labelled count={stock} words={m.inStock()} />}
              maxLabel={<Labelled count={minimum} words="minimum" />}
              isDashed
            />
          ) : (
            <RangeIndicator
              min={minimum}
              max={stock}
              value={value}
              minLabel={<Labelled count={minimum} words="minimum" />}
              maxLabel={<Labelled count={stock} words={m.inStock()} />}
              isInvalid={message !== null}
            />
          )}
        </div>
        <p className={styles.message[lineTone(message, range)]} id={messageId} aria-live="polite">
          {message !== null && <Icon name="alert" size={16} />}
          {isClosed && <Icon name="caution" size={16} />}
          {isClosed ? closedMessage(range) : (message ?? coach(value, range))}
        </p>
      </NumberField>
    </I18nProvider>
  );
}

function Labelled({ count, words }: { count: number; words: string }) {
  return (
    <>
      <Numeric>{formatCount(count)}</Numeric> {words}
    </>
  );
}

/** The hint: how many are missing to the minimum, or why there are no more. */
function coach(value: number | null, { minimum, stock }: QuantityRange): string | null {
  if (value === null || !Number.isInteger(value)) return null;
  if (value < minimum)
    return m.valueMoreToReachTheMinimumOfMinimum({
      value: formatCount(minimum - value),
      minimum: formatCount(minimum),
    });
  return value === stock ? m.stockInStock({ stock: formatCount(stock) }) : null;
}

const closedMessage = ({ minimum, stock }: QuantityRange) =>
  stock <= 0
    ? common.outOfStock()
    : m.onlyStockInStock({ stock: formatCount(stock), minimum: formatCount(minimum) });

function lineTone(message: string | null, range: QuantityRange): keyof typeof styles.message {
  if (cannotBeOrdered(range)) return range.stock <= 0 ? 'critical' : 'caution';
  return message === null ? 'hint' : 'critical';
}
