import { useState } from 'react';
import * as m from '#messages/list-screen.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import type { ActionError } from '../form/action-error.ts';
import { Refusal } from '../form/Refusal.tsx';
import { useRunOnce } from '../form/use-run-once.ts';

export interface ExportButtonProps {
  /** Downloads every row that the query finds as a CSV file. Resolves to the reason when that fails. */
  onExport(): Promise<ActionError | null>;
  /** For a button in a row. */
  inRow?: {
    /** What the button exports, for screen readers. */
    name: string;
  };
}

/** Exports a list, one file at a time. */
export function ExportButton({ onExport, inRow }: ExportButtonProps) {
  const [isPending, runOnce] = useRunOnce();
  const [failure, setFailure] = useState<ActionError | null>(null);

  async function exportRows() {
    setFailure(null);
    setFailure(await onExport());
  }

  return (
    <>
      {failure && <Refusal of={failure} />}
      <Button
        icon={<Icon name="download" size={inRow && 16} />}
        isPending={isPending}
        {...(inRow && { size: 'sm', tone: 'quiet', 'aria-label': inRow.name })}
        onPress={() => void runOnce(exportRows)}
      >
        {m.exportList()}
      </Button>
      <HiddenStatus>{isPending && m.exporting()}</HiddenStatus>
    </>
  );
}
