import { FieldFrame, useFieldControl, type FieldProps } from '../Field/Field.tsx';
import type { SelectOption } from '../Select/Select.tsx';
import { SelectArrow } from '../Select/SelectArrow.tsx';
import { control, select } from '../Select/Select.css.ts';

export interface SelectFieldProps extends Omit<FieldProps, 'isReadOnly' | 'placeholder'> {
  /** Each with its value and the text that is shown. */
  options: readonly SelectOption<string>[];
  /** Further options under headings. */
  groups?: readonly { label: string; options: readonly SelectOption<string>[] }[];
}

/** A native select as a field of a form. */
export function SelectField({ options, groups = [], ...props }: SelectFieldProps) {
  const { attributes, ...ids } = useFieldControl(props);
  return (
    <FieldFrame {...props} {...ids}>
      <span className={control}>
        <select className={select} {...attributes}>
          {options.map(toOption)}
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.options.map(toOption)}
            </optgroup>
          ))}
        </select>
        <SelectArrow />
      </span>
    </FieldFrame>
  );
}

const toOption = ({ value, label }: SelectOption<string>) => (
  <option key={value} value={value}>
    {label}
  </option>
);
