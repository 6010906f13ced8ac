import type { ReactNode } from 'react';
import { ConfirmDialog } from '#ui/components/ConfirmDialog/ConfirmDialog.tsx';

export interface LeaveQuestionProps {
  isAsked: boolean;
  title: string;
  /** What leaving costs, in one sentence. */
  children: ReactNode;
  onStay(): void;
  onLeave(): void;
}

/** Asks before a page is left with something on it that is not done. */
export function LeaveQuestion({ isAsked, title, children, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={isAsked}
      title={title}
      confirmLabel="Leave"
      closeLabel="Stay"
      isBusy={false}
      onConfirm={onLeave}
      onClose={onStay}
    >
      {children}
    </ConfirmDialog>
  );
}
