import { useEffect, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

/** How long the confirmation is shown, in ms. */
const answerTime = 2400;

/** Copies text to the clipboard and reports the result for a moment. */
export function useCopy(text: string) {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), answerTime);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // No permission, or an insecure context. The text can still be selected.
      setState('failed');
    }
  }

  return { state, copy };
}
