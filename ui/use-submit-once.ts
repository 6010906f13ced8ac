import { useRef, type FormEvent } from 'react';

/**
 * A form's `onSubmit` that ignores every submit while one is under way. React's state is too late for
 * that: two presses within one frame both see a form that is idle.
 */
export function useSubmitOnce(submit: (event: FormEvent) => Promise<void>) {
  const isUnderWay = useRef(false);
  return (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void submit(event).finally(() => {
      isUnderWay.current = false;
    });
  };
}
