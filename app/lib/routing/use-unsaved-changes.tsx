import { useState } from 'react';
import { UnsavedChangesDialog } from '#ui/sections/UnsavedChangesDialog/UnsavedChangesDialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

interface UnsavedChanges {
  title: string;
  /** What leaving loses. */
  text: string;
  /** Whether they are saved by now. */
  isDone?: boolean;
  /** Called before the page is left without them. */
  onLeave?(): void;
}

/** Asks before a page with unsaved changes is left. Render `question`, and report the changes to `onDirtyChange`. */
export function useUnsavedChanges({ title, text, isDone = false, onLeave }: UnsavedChanges) {
  const [isDirty, setDirty] = useState(false);
  const guard = useLeaveGuard(isDirty && !isDone);
  const question = (
    <UnsavedChangesDialog
      {...guard}
      title={title}
      onLeave={() => {
        onLeave?.();
        guard.onLeave();
      }}
    >
      {text}
    </UnsavedChangesDialog>
  );
  return { onDirtyChange: setDirty, question };
}
