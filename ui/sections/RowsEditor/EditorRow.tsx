import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react';
import { code, input } from '#ui/components/Field/Field.css.ts';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { IconButton, type IconButtonProps } from '#ui/components/IconButton/IconButton.tsx';
import { SelectControl, type SelectControlProps } from '#ui/components/Select/SelectControl.tsx';
import * as styles from './RowsEditor.css.ts';

const MessageId = createContext<string | undefined>(undefined);

export interface EditorRowProps extends Pick<
  ComponentProps<'li'>,
  'aria-label' | 'onBlur' | 'onChange' | 'onFocus' | 'onPointerEnter'
> {
  /** `RowInput`, `RowSelect` and `RowButton`. */
  children: ReactNode;
  removeLabel: string;
  onRemove(): void;
  /** Below the fields. */
  details?: ReactNode;
  /** What is wrong with the row. The field that it is about has `isFaulty`. */
  fault?: string | undefined;
  /** What else there is to say about it. */
  note?: string | undefined;
}

/** A row of a `RowsEditor`. */
export function EditorRow(props: EditorRowProps) {
  const { children, removeLabel, onRemove, details, fault, note, ...attributes } = props;
  const messageId = useId();
  return (
    <li className={styles.row} {...attributes}>
      <MessageId value={messageId}>
        {children}
        <RowButton
          label={removeLabel}
          tone="critical"
          icon={<Icon name="trash" size={16} />}
          onPress={onRemove}
        />
        {details}
      </MessageId>
      {(fault ?? note) && (
        <p className={fault ? styles.fault : styles.message} id={messageId}>
          {fault && <Icon name="alert" size={16} />}
          <span>{fault ?? note}</span>
        </p>
      )}
    </li>
  );
}

export interface RowButtonProps extends IconButtonProps {
  /** In a record, in its second line. */
  isSecond?: boolean;
}

export const RowButton = ({ isSecond = false, ...props }: RowButtonProps) => (
  <div className={isSecond ? styles.secondButton : styles.button}>
    <IconButton size="sm" {...props} />
  </div>
);

interface CellProps {
  /** Visible in a record; above the column in a row. */
  label: string;
  /** Whether a row shows the label, too, or a record does not. */
  labelled?: 'always' | 'never';
  /** The style of the cell, if it is more than a column. */
  look?: string | undefined;
  isFaulty?: boolean;
}

const labelLooks = { always: styles.label, never: styles.hiddenLabel, inRecord: styles.recordLabel };

/** The frame of a field, and the attributes that connect it to the label and the message of its row. */
function useCell({ label, labelled, look = styles.cell, isFaulty = false }: CellProps) {
  const id = useId();
  const messageId = use(MessageId);
  return {
    attributes: {
      id,
      'aria-invalid': isFaulty || undefined,
      'aria-describedby': isFaulty ? messageId : undefined,
    },
    frame: (control: ReactNode) => (
      <div className={look}>
        <label className={labelLooks[labelled ?? 'inRecord']} htmlFor={id}>
          {label}
        </label>
        {control}
      </div>
    ),
  };
}

export interface RowInputProps extends CellProps, Omit<ComponentProps<'input'>, 'className' | 'id'> {
  /** For figures and numbers of parts: from left to right in every language. */
  isCode?: boolean;
}

export function RowInput({ label, labelled, look, isFaulty, isCode = false, ...rest }: RowInputProps) {
  const { attributes, frame } = useCell({ label, labelled, look, isFaulty });
  return frame(
    <input
      className={isCode ? code : input}
      dir={isCode ? 'ltr' : undefined}
      spellCheck={isCode ? false : undefined}
      autoComplete="off"
      {...attributes}
      {...rest}
    />,
  );
}

export interface RowSelectProps extends CellProps, Omit<SelectControlProps, 'id'> {}

export function RowSelect({ label, labelled, look, isFaulty, ...rest }: RowSelectProps) {
  const { attributes, frame } = useCell({ label, labelled, look, isFaulty });
  return frame(<SelectControl {...attributes} {...rest} />);
}
