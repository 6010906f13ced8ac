import { useId, useRef, type ReactNode } from 'react';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { referenceKinds, type ReferenceKind } from '#contract/catalogue/part-number.ts';
import * as m from '#messages/part-extras.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { code, input } from '#ui/components/Field/Field.css.ts';
import { plainOnBlur } from '#ui/components/Field/plain-on-blur.ts';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import { SelectArrow } from '#ui/components/Select/SelectArrow.tsx';
import { control, select } from '#ui/components/Select/Select.css.ts';
import type { PartTexts } from '../part/part-values.ts';
import { useRowFocus } from './use-row-focus.ts';
import * as styles from './PartExtras.css.ts';

const kindNames: Record<ReferenceKind, string> = {
  original: m.original(),
  other: m.other(),
  replaces: m.replaces(),
  gtin: m.gtin(),
};

/** The other numbers of a part, one in a row. */
export function ReferenceRows({ form }: { form: UseFormReturn<PartTexts> }) {
  const { control: formControl } = form;
  const { fields, append, remove } = useFieldArray({ control: formControl, name: 'references' });
  const box = useRef<HTMLDivElement>(null);
  const { list, focusRow } = useRowFocus(fields, () => box.current?.querySelector('button')?.focus());
  const isFull = fields.length >= limits.references;

  function add() {
    append({ kind: 'original', maker: '', number: '' }, { shouldFocus: false });
    focusRow(fields.length);
  }

  return (
    <>
      {fields.length > 0 && (
        <div>
          <div className={styles.labels} aria-hidden="true">
            <span>{m.kind()}</span>
            <span>{m.maker()}</span>
            <span>{m.number()}</span>
          </div>
          <ul className={styles.rows} ref={list}>
            {fields.map(({ id }, index) => (
              <ReferenceRow
                key={id}
                form={form}
                index={index}
                onRemove={() => {
                  remove(index);
                  focusRow(index);
                }}
              />
            ))}
          </ul>
        </div>
      )}
      <div className={styles.add} ref={box}>
        <Button icon={<Icon name="plus" size={16} />} isDisabled={isFull} onPress={add}>
          {m.addNumber()}
        </Button>
      </div>
    </>
  );
}

interface ReferenceRowProps {
  form: UseFormReturn<PartTexts>;
  index: number;
  onRemove(): void;
}

function ReferenceRow({ form, index, onRemove }: ReferenceRowProps) {
  const { register, getFieldState, formState, trigger } = form;
  const messageId = useId();
  const isGtin = useWatch({ control: form.control, name: `references.${index}.kind` }) === 'gtin';
  const names = { maker: `references.${index}.maker`, number: `references.${index}.number` } as const;
  const registration = register(names.number);
  const maker = getFieldState(names.maker, formState);
  const number = getFieldState(names.number, formState);
  // A row is checked when it is added, too, before anybody has typed.
  const isChecked = formState.isSubmitted || number.isTouched;
  const message = (isChecked ? number.error?.message : undefined) ?? maker.error?.message;
  const describedBy = message === undefined ? undefined : messageId;

  return (
    <li className={styles.reference}>
      <Cell label={m.kind()}>
        {(id) => (
          <span className={control}>
            <select
              className={select}
              id={id}
              {...register(`references.${index}.kind`, {
                onChange: () => void (number.isTouched && trigger(names.number)),
              })}
            >
              {referenceKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kindNames[kind]}
                </option>
              ))}
            </select>
            <SelectArrow />
          </span>
        )}
      </Cell>
      <Cell label={m.maker()}>
        {(id) => (
          <input
            className={input}
            id={id}
            autoComplete="off"
            aria-invalid={maker.invalid || undefined}
            aria-describedby={describedBy}
            {...register(names.maker)}
            // A disabled field of the form would lose its value.
            readOnly={isGtin}
          />
        )}
      </Cell>
      <Cell label={m.number()} className={styles.numberCell}>
        {(id) => (
          <input
            className={code}
            id={id}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            inputMode={isGtin ? 'numeric' : undefined}
            aria-required
            aria-invalid={(isChecked && number.invalid) || undefined}
            aria-describedby={describedBy}
            {...registration}
            onBlur={plainOnBlur(registration.onBlur)}
          />
        )}
      </Cell>
      <div className={styles.remove}>
        <IconButton
          label={m.removeNumber({ number: index + 1 })}
          size="sm"
          tone="critical"
          icon={<Icon name="trash" size={16} />}
          onPress={onRemove}
        />
      </div>
      <p className={styles.message} id={messageId}>
        {message !== undefined && <Icon name="alert" size={16} />}
        <span>{message}</span>
      </p>
    </li>
  );
}

interface CellProps {
  label: string;
  className?: string;
  children(id: string): ReactNode;
}

function Cell({ label, className = styles.cell, children }: CellProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
