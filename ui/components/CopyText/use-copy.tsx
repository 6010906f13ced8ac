import { useEffect, useState } from 'react';
import * as m from '#messages/copy-text.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** How long the confirmation is shown, in ms. */
const answerTime = 2400;

/** Copies `text` to the clipboard and announces the result. */
export function useCopy(text: string) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), answerTime);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    icon: state === 'copied' ? 'check' : 'copy',
    copy: () =>
      void navigator.clipboard.writeText(text).then(
        () => setState('copied'),
        // No permission, or an insecure context. The text can still be selected.
        () => setState('failed'),
      ),
    announcement: (
      <VisuallyHidden>
        <span role="status">{state === 'copied' ? m.copied() : state === 'failed' && m.failed()}</span>
      </VisuallyHidden>
    ),
  } as const;
}
