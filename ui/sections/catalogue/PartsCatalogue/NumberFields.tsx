import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import * as m from '#messages/parts-catalogue.js';
import { isComposing } from '#ui/components/Field/is-composing.ts';
import { NumberInput, type NumberInputProps } from '#ui/components/NumberInput/NumberInput.tsx';
import * as styles from './CatalogueFilters.css.ts';
import type { Amount } from './catalogue-query.ts';

export interface NumberField<Name extends string> extends Pick<
  NumberInputProps,
  'label' | 'inputMode' | 'prefix' | 'suffix' | 'hint' | 'placeholder'
> {
  name: Name;
  /** Returns null for text that is not a number of this field. */
  parse(text: string): number | null;
  /** The error for such text. */
  errorOf(text: string): string;
}

export interface NumberFieldsProps<Name extends string> {
  /** One field, or the two ends of a range, which are validated and requested together. */
  fields: readonly [NumberField<Name>, NumberField<Name>?];
  values: Readonly<Partial<Record<Name, Amount>>>;
  /** Writes a number in its field. */
  write?(value: number): string;
  /** Writes a number in an error. */
  format(value: number): string;
  /** Called with valid numbers after the person has typed them. */
  onNarrow(change: Partial<Record<Name, number | undefined>>): void;
}

/** Numbers that filter. Invalid numbers change no query. */
export function NumberFields<Name extends string>(props: NumberFieldsProps<Name>) {
  const { values, write = String, format, onNarrow } = props;
  const fields = props.fields.filter((field) => field !== undefined);
  const [from, to] = props.fields;
  function textFor(name: Name): string {
    const value: Amount = values[name];
    return typeof value === 'number' ? write(value) : (value ?? '');
  }
  const inputs = useRef<Partial<Record<Name, HTMLInputElement>>>({});
  const [errors, setErrors] = useState(() => errorsOf(textFor));
  const seen = useRef(values);
  /** What the fields requested last: a late response does not overwrite what is being typed. */
  const requested = useRef(values);

  /** `last` was edited last: it gets the error when the ends of a range contradict each other. */
  function errorsOf(textOf: (name: Name) => string, last = to?.name) {
    const found: Partial<Record<Name, string>> = {};
    for (const { name, parse, errorOf } of fields) {
      const text = textOf(name);
      if (text.trim() !== '' && parse(text) === null) found[name] = errorOf(text);
    }
    const min = from.parse(textOf(from.name));
    const max = to ? to.parse(textOf(to.name)) : null;
    if (last !== undefined && min !== null && max !== null && min > max) {
      found[last] =
        last === from.name ? m.fromAboveTo({ max: format(max) }) : m.toBelowFrom({ min: format(min) });
    }
    return found;
  }

  const follow = useEffectEvent(() => {
    for (const { name } of fields) {
      const isChanged = seen.current[name] !== values[name] && requested.current[name] !== values[name];
      const input = inputs.current[name];
      if (isChanged && input) input.value = textFor(name);
      if (isChanged) requested.current = { ...requested.current, [name]: values[name] };
      if (isChanged) setErrors(errorsOf(textFor));
    }
    seen.current = values;
  });
  useEffect(() => follow(), [values]);

  const textOf = (name: Name) => inputs.current[name]?.value ?? '';

  function validate(last: Name) {
    const found = errorsOf(textOf, last);
    setErrors(found);
    return found;
  }

  function apply(last: Name) {
    if (Object.keys(validate(last)).length > 0) return;
    const change: Partial<Record<Name, number | undefined>> = {};
    for (const { name, parse } of fields) change[name] = parse(textOf(name)) ?? undefined;
    if (fields.every(({ name }) => change[name] === values[name])) return;
    requested.current = { ...requested.current, ...change };
    onNarrow(change);
  }

  function applyOnEnter({ key, target, nativeEvent }: KeyboardEvent) {
    const field = fields.find(({ name }) => inputs.current[name] === target);
    if (key === 'Enter' && field && !isComposing(nativeEvent)) apply(field.name);
  }

  return (
    <div className={to && styles.pair} onKeyDown={applyOnEnter}>
      {fields.map((field) => (
        <NumberInput
          key={field.name}
          {...field}
          isOptional="unmarked"
          error={errors[field.name]}
          defaultValue={textFor(field.name)}
          registration={{
            name: field.name,
            ref: (element) => {
              if (element instanceof HTMLInputElement) inputs.current[field.name] = element;
            },
            // After an error, every keystroke validates again.
            onChange: () => Object.keys(errors).length > 0 && validate(field.name),
            onBlur: () => apply(field.name),
          }}
        />
      ))}
    </div>
  );
}
