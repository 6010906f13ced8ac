import { Button } from '#ui/components/Button/Button.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
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
        {isLong ? <Numeric>{wordsOf(progress)}</Numeric> : 'Export CSV'}
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
