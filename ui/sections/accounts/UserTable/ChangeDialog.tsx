import { useState } from 'react';
import type { ListedUser } from '#contract/accounts/users.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/user-table.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { Dialog } from '#ui/components/Dialog/Dialog.tsx';
import { ConfirmAction, type AskProps } from '../../ConfirmAction/ConfirmAction.tsx';
import { userChanges } from './user-changes.ts';

export interface AskedChange {
  user: ListedUser;
  change: keyof typeof userChanges;
}

const nameOf = ({ name, email }: ListedUser) => name || email;

/** Asks before a user is changed. Says instead why a user whose address is not verified cannot be an admin. */
export function ChangeDialog(props: AskProps<AskedChange>) {
  const { about, fallbackFocus, onClose } = props;
  const refused = about?.change === 'promote' && !about.user.verified ? about.user : null;
  // Keeps its text while the dialog fades out.
  const [shown, setShown] = useState(refused);
  if (refused !== null && refused !== shown) setShown(refused);
  return (
    <>
      <ConfirmAction
        {...props}
        about={refused ? null : about}
        title={({ user, change }) => userChanges[change].title(nameOf(user))}
      >
        {({ user, change }) => (
          <>
            <UserFacts {...user} />
            <p>{userChanges[change].consequence}</p>
          </>
        )}
      </ConfirmAction>
      <Dialog
        isOpen={refused !== null}
        title={shown ? m.unverifiedTitle({ name: nameOf(shown) }) : ''}
        actions={<Button onPress={onClose}>{common.close()}</Button>}
        fallbackFocus={fallbackFocus}
        onClose={onClose}
      >
        {shown && <UserFacts {...shown} />}
        <p>{m.unverifiedText()}</p>
      </Dialog>
    </>
  );
}

function UserFacts({ name, email }: ListedUser) {
  return (
    <DescriptionList
      columns={1}
      cells={[
        { label: common.name(), value: <bdi>{name || '–'}</bdi> },
        { label: common.email(), value: <bdi>{email}</bdi> },
      ]}
    />
  );
}
