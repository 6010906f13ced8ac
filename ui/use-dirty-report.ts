import { useEffect } from 'react';

/**
 * Tells `onDirtyChange` whenever something unsaved appears or goes, as it also does together with what shows
 * it, so that leaving can be asked about.
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
