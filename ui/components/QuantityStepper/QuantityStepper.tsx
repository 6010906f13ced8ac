import { useEffect, useId, useState, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import * as common from '#messages/common.js';
import * as m from '#messages/quantity-stepper.js';
import { Numeric } from '../Numeric/Numeric.tsx';
import { formatCount } from '../Numeric/format-count.ts';
import * as field from '../Field/Field.css.ts';
import { isComposing } from '../Field/is-composing.ts';
import { Icon } from '../Icon/Icon.tsx';
import { withElements } from '../../with-elements.tsx';
import { parseNumber } from '../NumberInput/parse-number.ts';
import { RangeIndicator } from '../RangeIndicator/RangeIndicator.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { StepButton } from './StepButton.tsx';
import { cannotBeOrdered, quantityError, type QuantityRange } from './quantity-error.ts';
import * as styles from './QuantityStepper.css.ts';

export interface QuantityStepperProps {
  /** Shown above the field. */
  label: string;
  /** Units. Null while nothing is entered and NaN while the text is not a number. Invalid values get a message. */
  value: number | null;
  /** Minimum order quantity. */
  minimum: number;
  /** Units in stock. Fewer than the minimum disable the field and say why. */
  stock: number;
  /** In a line of a list: the label is only announced, and the minimum or the stock replaces the ruler. */
  isInLine?: boolean;
  /** Server error about this quantity. Overrides the field's own messages. */
  error?: string;
  /** The element that a form focuses when this field has the first error. */
  inputRef?: Ref<HTMLInputElement>;
  /** Id of the message line, for the `describedBy` of a button that it disables. */
  messageId?: string;
  /** Called on every keystroke, so that a total can update. */
  onChange(value: number | null): void;
  /** Called when the input loses the focus. */
  onBlur?(): void;
}

/** Delay after the last keystroke before a number below the minimum is reported, in ms. */
export const restingTime = 600;
/** How far a key moves the value. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

const numberOf = (text: string) => (text.trim() === '' ? null : (parseNumber(text) ?? Number.NaN));

/** A field for an order quantity between the minimum order and the stock. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, minimum, stock, isInLine = false, error, inputRef, onChange, onBlur } = props;
  const id = useId();
  const ownMessageId = useId();
  const messageId = props.messageId ?? ownMessageId;
  /** The text with focus, and text that is not a whole number. Null shows the value with commas. */
  const [typedText, setTypedText] = useState<string | null>(null);
  const [isTyping, setIsTyping] = useState(false);

  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setIsTyping(false), restingTime);
    return () => clearTimeout(timer);
  }, [isTyping, typedText]);

  const range = { minimum, stock };
  const isClosed = cannotBeOrdered(range);
  const problem = quantityError(value, range);
  const isUnfinished = isTyping && !((value ?? 0) >= minimum);
  const message = isClosed ? null : (error ?? (isUnfinished ? null : problem));

  const isAsTyped = typedText !== null && Object.is(numberOf(typedText), value);
  const number = value === null || Number.isNaN(value) ? null : value;
  const plainText = number === null ? '' : String(number);
  const restingText = Number.isSafeInteger(number) ? formatCount(number ?? 0) : plainText;
  const text = isAsTyped ? typedText : typedText === null ? restingText : plainText;

  function type(next: string) {
    setTypedText(next);
    setIsTyping(true);
    onChange(numberOf(next));
  }

  /** Removes the commas, which would move while somebody types. A new value then loses the selection of Tab. */
  function editText({ currentTarget }: FocusEvent<HTMLInputElement>) {
    flushSync(() => setTypedText(isAsTyped ? typedText : plainText));
    currentTarget.select();
  }

  /** Steps from an empty field end at the minimum. */
  function step(by: number) {
    const from = by > 0 ? Math.floor(number ?? Number.MIN_SAFE_INTEGER) : Math.ceil(number ?? minimum);
    onChange(Math.min(stock, Math.max(minimum, from + by)));
  }

  function stepByKey(event: KeyboardEvent) {
    const by = keySteps[event.key];
    if (by === undefined || isComposing(event.nativeEvent)) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    step(by);
  }

  const minimumLabel = withElements((put) => m.minimum({ minimum: put(figure(minimum)) }));
  const stockLabel = withElements((put) => m.inStock({ stock: put(figure(stock)) }));

  return (
    <div className={field.field}>
      <label className={isInLine ? visuallyHidden : field.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.stepper}>
        <StepButton
          label={m.fewer()}
          icon="minus"
          isDisabled={isClosed || (value !== null && value <= minimum)}
          onStep={() => step(-1)}
        />
        <input
          ref={inputRef}
          className={styles.input}
          id={id}
          role="spinbutton"
          inputMode="decimal"
          autoComplete="off"
          disabled={isClosed}
          placeholder={isClosed ? '–' : undefined}
          value={isClosed ? '' : text}
          aria-valuenow={isClosed ? undefined : (number ?? undefined)}
          aria-valuemin={minimum}
          aria-valuemax={isClosed ? undefined : stock}
          aria-invalid={message === null ? undefined : true}
          aria-describedby={messageId}
          onChange={(event) => type(event.target.value)}
          onKeyDown={stepByKey}
          onFocus={editText}
          onBlur={() => {
            if (!isAsTyped || value === null || Number.isSafeInteger(value)) setTypedText(null);
            setIsTyping(false);
            onBlur?.();
          }}
        />
        <StepButton
          label={m.more()}
          icon="plus"
          isDisabled={isClosed || (value !== null && value >= stock)}
          onStep={() => step(1)}
        />
      </div>
      {isInLine ? (
        <p className={styles.bound[message === null ? 'hint' : 'critical']} id={messageId}>
          {(value ?? 0) > stock ? stockLabel : minimumLabel}
        </p>
      ) : (
        <>
          <div className={styles.ruler}>
            <RangeIndicator
              min={isClosed ? 0 : minimum}
              max={isClosed ? minimum : stock}
              value={isClosed ? stock : number}
              minLabel={isClosed ? stockLabel : minimumLabel}
              maxLabel={isClosed ? minimumLabel : stockLabel}
              isInvalid={message !== null}
              isDashed={isClosed}
            />
          </div>
          <p className={styles.message[lineTone(message, range)]} id={messageId} aria-live="polite">
            {message !== null && <Icon name="alert" size={16} />}
            {isClosed && <Icon name="caution" size={16} />}
            <span>{isClosed ? closedMessage(range) : (message ?? coach(value, range))}</span>
          </p>
        </>
      )}
    </div>
  );
}

const figure = (count: number) => <Numeric>{formatCount(count)}</Numeric>;

/** The hint: how many are missing to the minimum, or why there are no more. */
function coach(value: number | null, { minimum, stock }: QuantityRange): string | null {
  if (value === null || !Number.isInteger(value)) return null;
  if (value < minimum)
    return m.missingToMinimum({
      value: formatCount(minimum - value),
      minimum: formatCount(minimum),
    });
  return value === stock ? m.inStock({ stock: formatCount(stock) }) : null;
}

const closedMessage = ({ minimum, stock }: QuantityRange) =>
  stock <= 0
    ? common.outOfStock()
    : m.stockBelowMinimum({ stock: formatCount(stock), minimum: formatCount(minimum) });

function lineTone(message: string | null, range: QuantityRange): keyof typeof styles.message {
  if (cannotBeOrdered(range)) return range.stock <= 0 ? 'critical' : 'caution';
  return message === null ? 'hint' : 'critical';
}
