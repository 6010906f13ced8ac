import { Notice } from '#ui/components/Notice/Notice.tsx';
import { RemedyOf } from './RemedyOf.tsx';
import type { ActionError } from './action-error.ts';

export interface RefusalProps {
  of: ActionError;
}

/** Says why an action failed, with what the person can do about it. */
export function Refusal({ of }: RefusalProps) {
  return (
    <Notice tone="critical">
      {of.message} {of.remedy && <RemedyOf key={of.message} remedy={of.remedy} />}
    </Notice>
  );
}
