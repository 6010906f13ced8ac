import { useRef, useState, type RefObject } from 'react';
import { ConfirmDialog } from '#ui/components/ConfirmDialog/ConfirmDialog.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { TitleBlock } from '#ui/components/TitleBlock/TitleBlock.tsx';
import type { Failure } from '../failure.ts';
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
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  // The dialog fades out with whom it asked about.
  const [lastAsked, setLastAsked] = useState(user);
  if (user !== null && user !== lastAsked) {
    setLastAsked(user);
    setFailure(null);
  }

  async function confirm() {
    if (user === null || isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      const refused = await onMakeAdmin(user);
      setFailure(refused);
      if (refused === null) onMade(user);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  function close() {
    setFailure(null);
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen={user !== null}
      title={lastAsked ? `Make ${lastAsked.name || lastAsked.email} an admin?` : ''}
      isBusy={isBusy}
      fallbackFocus={fallbackFocus}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      {lastAsked && (
        <TitleBlock
          columns={1}
          cells={[
            { label: 'Name', value: <bdi>{lastAsked.name || '–'}</bdi> },
            { label: 'Email', value: <bdi>{lastAsked.email}</bdi> },
          ]}
        />
      )}
      <p>
        An admin sees every user and every order, deletes orders and changes what is sold. This cannot be
        taken back here.
      </p>
      {failure && <Notice tone="critical">{failure.message}</Notice>}
    </ConfirmDialog>
  );
}
