import { ConfirmAction, type AskProps } from '../ConfirmAction/ConfirmAction.tsx';
import { userChanges } from './user-changes.ts';
import { UserFacts } from './UserFacts.tsx';
import type { UserView } from './user-view.ts';

export interface AskedChange {
  user: UserView;
  change: keyof typeof userChanges;
}

export function ChangeDialog(props: AskProps<AskedChange>) {
  return (
    <ConfirmAction
      {...props}
      title={({ user, change }) => userChanges[change].title(user.name || user.email)}
    >
      {({ user, change }) => (
        <>
          <UserFacts {...user} />
          <p>{userChanges[change].consequence}</p>
        </>
      )}
    </ConfirmAction>
  );
}
