import { useState, type KeyboardEvent } from 'react';
import * as m from '#messages/password-field.js';
import { FieldFrame, useFieldControl, type FieldProps } from '../Field/Field.tsx';
import * as styles from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export type PasswordFieldProps = FieldProps;

/** A password field that can reveal its value and warns about Caps Lock. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [isCapsLockOn, setCapsLockOn] = useState(false);
  const hint = isCapsLockOn ? m.capsLock() : props.hint;
  const { attributes, ...ids } = useFieldControl({ autoComplete: 'current-password', ...props, hint });

  const watchCapsLock = (event: KeyboardEvent) => setCapsLockOn(event.getModifierState('CapsLock'));

  return (
    <FieldFrame {...props} {...ids} hint={hint}>
      <span className={styles.control}>
        <input
          className={`${styles.input} ${styles.withButton}`}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          {...attributes}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
        />
        <span className={styles.button}>
          <IconButton
            label={isShown ? m.hidePassword() : m.showPassword()}
            icon={<Icon name={isShown ? 'eye-off' : 'eye'} />}
            onPress={() => setShown(!isShown)}
          />
        </span>
      </span>
    </FieldFrame>
  );
}
