import { FieldFrame, useFieldControl, type FieldProps } from '../Field/Field.tsx';
import { input } from '../Field/Field.css.ts';

export type EmailFieldProps = FieldProps;

export function EmailField(props: EmailFieldProps) {
  const { attributes, ...ids } = useFieldControl({ autoComplete: 'email', ...props });
  return (
    <FieldFrame {...props} {...ids}>
      <input className={input} type="email" autoCapitalize="none" spellCheck={false} {...attributes} />
    </FieldFrame>
  );
}
