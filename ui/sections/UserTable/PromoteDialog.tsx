import type { RefObject } from 'react';
import type { Failure } from '../failure.ts';
import { ConfirmAction } from '../ConfirmAction/ConfirmAction.tsx';
import { UserFacts } from './UserFacts.tsx';
import type { UserView } from './user-view.ts';

export interface PromoteDialogProps {
  /** Who is asked about; null while nothing is asked. */
  user: UserView | null;
  fallbackFocus: RefObject<HTMLElement | null>;
  onMakeAdmin(user: UserView): Promise<Failure | null>;
  onMade(user: UserView): void;
  onClose(): void;
}

export function PromoteDialog({ user, fallbackFocus, onMakeAdmin, onMade, onClose }: PromoteDialogProps) {
  return (
    <ConfirmAction
      about={user}
      title={({ name, email }) => `Make ${name || email} an admin?`}
      fallbackFocus={fallbackFocus}
      onConfirm={onMakeAdmin}
      onDone={onMade}
      onClose={onClose}
    >
      {({ name, email }) => (
        <>
          <UserFacts name={name} email={email} />
          <p>
            An admin sees every user and every order, deletes orders and changes what is sold. Another admin
            can take this back.
          </p>
        </>
      )}
    </ConfirmAction>
  );
}
