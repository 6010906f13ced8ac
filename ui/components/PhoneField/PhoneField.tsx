import { FieldFrame, useFieldControl, type FieldProps } from '../Field/Field.tsx';
import { input } from '../Field/Field.css.ts';

export type PhoneFieldProps = FieldProps;

export function PhoneField(props: PhoneFieldProps) {
  const { attributes, ...ids } = useFieldControl({ autoComplete: 'tel', ...props });
  return (
    <FieldFrame {...props} {...ids}>
      <input className={input} type="tel" {...attributes} />
    </FieldFrame>
  );
}
