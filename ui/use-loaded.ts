import { useEffect, useEffectEvent, useState } from 'react';
import type { Remote } from './remote.ts';

const loading = { status: 'loading' } as const;

/** Loads a value, and loads it again when `key` changes or the person tries again. */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Remote<Value> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ asked: string; remote: Remote<Value> }>();
  const asked = `${key}, ${attempt}`;
  const loadNow = useEffectEvent(load);

  useEffect(() => {
    let isCurrent = true;
    const show = (remote: Remote<Value>) => {
      if (isCurrent) setAnswer({ asked, remote });
    };
    loadNow().then(
      (value) => show({ status: 'ready', value }),
      () => show({ status: 'error', onRetry: () => setAttempt((count) => count + 1) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);

  return answer?.asked === asked ? answer.remote : loading;
}
