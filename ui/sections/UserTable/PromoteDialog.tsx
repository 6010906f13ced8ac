import type { RefObject } from 'react';
import * as m from '#messages/user-table.ts';
import type { Failure } from '../failure.ts';
import { ConfirmAction } from '../ConfirmAction/ConfirmAction.tsx';
import { UserFacts } from './UserFacts.tsx';
import type { UserView } from './user-view.ts';

export interface PromoteDialogProps {
  /** The user to confirm the change for; null closes the dialog. */
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
      title={({ name, email }) => m.makeNameAnAdmin({ name: name || email })}
      fallbackFocus={fallbackFocus}
      onConfirm={onMakeAdmin}
      onDone={onMade}
      onClose={onClose}
    >
      {({ name, email }) => (
        <>
          <UserFacts name={name} email={email} />
          <p>{m.anAdminSeesEveryUserAndEveryOrder()}</p>
        </>
      )}
    </ConfirmAction>
  );
}
