import { FieldFrame, useFieldControl, type FieldProps } from '../Field/Field.tsx';
import { code, input } from '../Field/Field.css.ts';
import { plainOnBlur } from '../Field/plain-on-blur.ts';

export interface TextFieldProps extends FieldProps {
  /**
   * Sets the keyboard of phones and what the browser fills in.
   * @default text
   */
  type?: 'text' | 'email' | 'tel';
  /** For the number of a part or a parcel: in figures, from left to right in every language. Pasted signs become plain on blur. */
  isCode?: boolean;
  /** Texts that the browser offers while somebody types. */
  suggestions?: readonly string[];
}

const autoComplete = { text: undefined, email: 'email', tel: 'tel' } as const;

/** A field for one line of text. */
export function TextField({ type = 'text', isCode = false, suggestions, ...props }: TextFieldProps) {
  const { attributes, ...ids } = useFieldControl({ autoComplete: autoComplete[type], ...props });
  return (
    <FieldFrame {...props} {...ids}>
      <input
        className={isCode ? code : input}
        type={type}
        dir={isCode ? 'ltr' : undefined}
        spellCheck={type === 'email' || isCode ? false : undefined}
        list={suggestions && `${ids.id}-suggestions`}
        {...attributes}
        onBlur={isCode ? plainOnBlur(attributes.onBlur) : attributes.onBlur}
      />
      {suggestions && (
        <datalist id={`${ids.id}-suggestions`}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  );
}
