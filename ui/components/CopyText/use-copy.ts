import { useEffect, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

/** How long the answer to a press stays, in ms. */
const answerTime = 2400;

/** Puts text on the clipboard and says for a moment how that went. */
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
      // No permission, or a page that is not served securely: the text is on screen to be selected.
      setState('failed');
    }
  }

  return { state, copy };
}
