import type { FocusEvent } from 'react';
import { cleanLine } from '#contract/clean-text.ts';
import { plainCode } from '#contract/plain-code.ts';
import type { FieldRegistration } from './Field.tsx';

/** Makes a pasted code plain when the focus leaves it, before the form reads it. */
export const plainOnBlur =
  (onBlur?: FieldRegistration['onBlur']) =>
  (event: FocusEvent<HTMLInputElement>): void => {
    event.target.value = cleanLine(plainCode(event.target.value));
    onBlur?.(event);
  };
