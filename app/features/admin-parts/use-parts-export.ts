import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#app/lib/api-error.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { showToast } from '#app/lib/toasts.ts';
import type { ExportProgress, PartListQuery } from '#ui/sections/PartTable/part-row.ts';

/** Makes a file of all that a query finds, once at a time; one that was left is given up. */
export function usePartsExport(query: PartListQuery) {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run() {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress({ done: 0, total: null });
    try {
      const { partsFile } = await import('./parts-file.ts');
      saveFile('parts.csv', await partsFile(query, { signal, onProgress: setProgress }));
    } catch (error) {
      if (signal.aborted) return;
      showToast({
        id: 'parts-file',
        tone: 'critical',
        text: `The file could not be made. ${messageOf(error)}`,
      });
    } finally {
      running.current = undefined;
      setProgress(null);
    }
  }

  return { progress, run: () => void run() };
}
