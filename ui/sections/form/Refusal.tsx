import type { ReactNode } from 'react';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import type { ShownError } from './action-error.ts';
import { RemedyOf } from './RemedyOf.tsx';
import { line } from './Refusal.css.ts';

export interface RefusalProps {
  of: ShownError;
}

/** The message of an error, with what the person can do about it. Nothing else shows an error of the server. */
export function RefusalText({ of: { message, remedy } }: RefusalProps) {
  return (
    <>
      <span>{message}</span> {remedy && <RemedyOf key={message} remedy={remedy} />}
    </>
  );
}

/** Says why an action failed. `children` are further lines. */
export function Refusal({ of, children }: RefusalProps & { children?: ReactNode }) {
  return (
    <Notice tone="critical">
      <RefusalText of={of} />
      {children}
    </Notice>
  );
}

/** Says why an action failed, where there is no room for a box: below a button, in a row. */
export function RefusalLine({ of }: RefusalProps) {
  return (
    <p className={line} role="alert">
      <Icon name="alert" size={16} />
      <span>
        <RefusalText of={of} />
      </span>
    </p>
  );
}
