import { useState, type ReactNode } from 'react';
import type { ListedUser } from '#contract/accounts/users.ts';
import * as m from '#messages/user-table.js';
import { Drawer } from '#ui/components/Drawer/Drawer.tsx';
import { withElements } from '#ui/with-elements.tsx';

export interface OldShopDrawerProps {
  /** The user whose history is shown; null closes the drawer. */
  user: ListedUser | null;
  historyOf(user: ListedUser): ReactNode;
  onClose(): void;
}

/** What the old shop knew of the address of a user. */
export function OldShopDrawer({ user, historyOf, onClose }: OldShopDrawerProps) {
  // Keeps the user while the drawer slides out.
  const [shown, setShown] = useState(user);
  if (user !== null && user !== shown) setShown(user);
  return (
    <Drawer
      isOpen={user !== null}
      side="right"
      size="detail"
      label={withElements((put) =>
        m.fromOldShopOf({ name: put(<bdi>{shown ? shown.name || shown.email : ''}</bdi>) }),
      )}
      onClose={onClose}
    >
      {shown && historyOf(shown)}
    </Drawer>
  );
}
