import { useRef, type FormEvent } from 'react';

/**
 * Returns an `onSubmit` that ignores submits while one is pending. React state updates too late for this: two
 * presses within one frame both see an idle form.
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
