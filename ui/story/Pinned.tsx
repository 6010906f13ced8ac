import { useLayoutEffect, useRef, type ReactNode } from 'react';

const controls = 'a, button, input, select, textarea';

/** A state of the pointer or of the keyboard, as storybook-addon-pseudo-states names it. */
export type PinnedState = 'hover' | 'focus-visible' | 'active';

/** Shows the controls in it in a state, without a pointer. */
export function Pinned({ state, children }: { state: PinnedState | undefined; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (state === undefined) return;
    for (const control of element.current?.querySelectorAll(controls) ?? [])
      control.classList.add(`pseudo-${state}`);
  });
  return <div ref={element}>{children}</div>;
}
