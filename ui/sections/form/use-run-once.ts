import { useRef, useState } from 'react';

/**
 * Returns whether an action is running, and a function that runs one and ignores calls meanwhile. React state
 * updates too late for this: two presses within one frame both see an idle button.
 */
export function useRunOnce() {
  const [isRunning, setIsRunning] = useState(false);
  const isUnderWay = useRef(false);

  async function runOnce(act: () => Promise<unknown>) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsRunning(true);
    try {
      await act();
    } finally {
      isUnderWay.current = false;
      setIsRunning(false);
    }
  }

  return [isRunning, runOnce] as const;
}
