import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';

/** A status for screen readers only. */
export function HiddenStatus({ children }: { children: ReactNode }) {
  return (
    <VisuallyHidden>
      <span role="status">{children}</span>
    </VisuallyHidden>
  );
}
