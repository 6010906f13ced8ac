import { createContext, lazy, type ComponentType } from 'react';
import type { DimensionDrawingProps } from './DimensionDrawing.tsx';

const uses = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Resolves when somebody uses the page; immediately if the server has not drawn it. */
async function whenNeeded(): Promise<void> {
  if (!document.querySelector('svg[data-sheet]')) return;
  await new Promise<void>((resolve) => {
    const listening = new AbortController();
    for (const use of uses)
      document.addEventListener(
        use,
        () => {
          listening.abort();
          resolve();
        },
        { capture: true, signal: listening.signal },
      );
  });
}

/**
 * The code of the drawings, 5 kB that no page waits for: the server provides the component itself, and the browser shows its
 * HTML until it has loaded.
 */
export const DrawingCode = createContext<ComponentType<DimensionDrawingProps>>(
  lazy(async () => {
    await whenNeeded();
    return { default: (await import('./DimensionDrawing.tsx')).DimensionDrawing };
  }),
);
