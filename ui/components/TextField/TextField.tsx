import { FieldFrame, useFieldControl, type FieldProps } from '../Field/Field.tsx';
import { input } from '../Field/Field.css.ts';

export interface TextFieldProps extends FieldProps {
  /**
   * Sets the keyboard of phones and what the browser fills in.
   * @default text
   */
  type?: 'text' | 'email' | 'tel';
}

const autoComplete = { text: undefined, email: 'email', tel: 'tel' } as const;

/** A field for one line of text. */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  const { attributes, ...ids } = useFieldControl({ autoComplete: autoComplete[type], ...props });
  return (
    <FieldFrame {...props} {...ids}>
      <input
        className={input}
        type={type}
        spellCheck={type === 'email' ? false : undefined}
        {...attributes}
      />
    </FieldFrame>
  );
}
