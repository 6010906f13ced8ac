import { FieldFrame, useFieldControl, type FieldProps } from '../Field/Field.tsx';
import { input } from '../Field/Field.css.ts';

export type TextFieldProps = FieldProps;

export function TextField(props: TextFieldProps) {
  const { attributes, ...ids } = useFieldControl(props);
  return (
    <FieldFrame {...props} {...ids}>
      <input className={input} type="text" {...attributes} />
    </FieldFrame>
  );
}
