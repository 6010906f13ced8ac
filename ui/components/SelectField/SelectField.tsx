import { FieldFrame, useFieldControl, type FieldProps } from '../Field/Field.tsx';
import { SelectControl, toOption, type SelectOption } from '../Select/SelectControl.tsx';

export interface SelectFieldProps extends Omit<FieldProps, 'isReadOnly' | 'placeholder'> {
  /** Each with its value and the text that is shown. */
  options: readonly SelectOption<string>[];
  /** Makes the select controlled. For options that load later. */
  value?: string;
  /** Further options under headings. */
  groups?: readonly { label: string; options: readonly SelectOption<string>[] }[];
}

/** A native select as a field of a form. */
export function SelectField({ options, value, groups = [], ...props }: SelectFieldProps) {
  const { attributes, ...ids } = useFieldControl(props);
  return (
    <FieldFrame {...props} {...ids}>
      <SelectControl options={options} {...attributes} {...(value !== undefined && { value })}>
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options.map(toOption)}
          </optgroup>
        ))}
      </SelectControl>
    </FieldFrame>
  );
}
