import { useId, type ReactNode } from 'react';
import * as m from '#messages/field.js';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';

export interface FieldEvent {
  target: unknown;
  type: string;
}

/** The part of react-hook-form's `register` result that a field needs. */
export interface FieldRegistration {
  name: string;
  onChange(event: FieldEvent): unknown;
  onBlur(event: FieldEvent): unknown;
  ref(element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null): void;
}

export interface FieldProps {
  /** Shown above the control. */
  label: string;
  /** The key of the value in the form. `registration` overrides it. */
  name: string;
  /** The result of react-hook-form's `register`. */
  registration?: FieldRegistration;
  /** The value before the user changes it. */
  defaultValue?: string;
  /** Error message. Replaces the hint. */
  error?: string;
  /** Help, shown below the control. */
  hint?: string;
  /** `unmarked` shows no "Optional", for forms where everything is optional, such as filters. */
  isOptional?: boolean | 'unmarked';
  /** Shows a value that can be focused and copied but not changed. */
  isReadOnly?: boolean;
  /** The control cannot be focused, and the form does not send its value. */
  isDisabled?: boolean;
  /** What the browser may fill in, such as `street-address`. */
  autoComplete?: string;
  /** An example of a value. It never replaces the label. */
  placeholder?: string;
  /** Right of the label, such as a "Forgot password" link. */
  action?: ReactNode;
}

interface FieldFrameProps {
  label: string;
  id: string;
  messageId: string;
  error?: string;
  hint?: ReactNode;
  isOptional?: boolean | 'unmarked';
  action?: ReactNode;
  children: ReactNode;
}

/** Label above, control, and hint or error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, id, messageId, error, hint, isOptional, action, children } = props;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {isOptional === true && !action && <span className={styles.aside}>{m.optional()}</span>}
        {action && <span className={styles.action}>{action}</span>}
      </div>
      {children}
      <p className={error ? `${styles.message} ${styles.error}` : styles.message} id={messageId}>
        {error && <Icon name="alert" size={16} />}
        <span>{error || hint}</span>
      </p>
    </div>
  );
}

/** The ids that connect a control to its label and message, and the attributes that all controls share. */
export function useFieldControl(props: FieldProps) {
  const id = useId();
  const messageId = useId();
  const { name, registration, defaultValue, error, hint, isOptional, isReadOnly, isDisabled } = props;
  return {
    id,
    messageId,
    attributes: {
      id,
      name,
      ...registration,
      defaultValue,
      readOnly: isReadOnly,
      disabled: isDisabled,
      autoComplete: props.autoComplete,
      placeholder: props.placeholder,
      'aria-required': isOptional || isReadOnly ? undefined : true,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error || hint ? messageId : undefined,
    },
  };
}
