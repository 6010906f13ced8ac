import { Button } from '#ui/components/Button/Button.tsx';
import { formatCount } from '#ui/components/Figure/format-count.ts';
import { Figure } from '#ui/components/Figure/Figure.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import type { ExportProgress } from './part-row.ts';

interface ExportButtonProps {
  progress: ExportProgress | null;
  onExport(): void;
}

/** Makes a file of the parts, and tells how far a long one is. */
export function ExportButton({ progress, onExport }: ExportButtonProps) {
  const isLong = progress !== null && progress.total !== null && progress.done < progress.total;
  return (
    <>
      <Button isPending={progress !== null} onPress={onExport}>
        {isLong ? <Figure>{wordsOf(progress)}</Figure> : 'Export CSV'}
      </Button>
      <VisuallyHidden>
        <span role="status">{progress && 'The file is being made'}</span>
      </VisuallyHidden>
    </>
  );
}

function wordsOf({ done, total, isCapped }: ExportProgress): string {
  if (total === null || isCapped) return `${formatCount(done)} parts`;
  return `${formatCount(done)} of ${formatCount(total)}`;
}
