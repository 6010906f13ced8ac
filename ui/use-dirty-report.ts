import { useEffect } from 'react';

/**
 * Reports unsaved changes to `onDirtyChange`, and reports false when the form unmounts, so that the page can
 * ask before it is left.
 */
export function useDirtyReport(
  isDirty: boolean,
  onDirtyChange: ((isDirty: boolean) => void) | undefined,
): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    onDirtyChange?.(true);
    return () => onDirtyChange?.(false);
  }, [isDirty, onDirtyChange]);
}
