import type { ReactNode } from 'react';
import type { Space } from '#tokens/space.ts';
import { vars } from '#tokens/vars.css.ts';

interface ArrangedProps {
  gap: Space;
  children: ReactNode;
}

/** Places the specimens of a story in a row that wraps. */
export function Row({ gap, children }: ArrangedProps) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[gap] }}>
      {children}
    </div>
  );
}

/** Places the specimens of a story in columns of equal width, as many as fit. */
export function Columns({ count, gap, children }: ArrangedProps & { count: 2 | 3 }) {
  const width = `max(10rem, (100% - ${count - 1} * ${vars.space[gap]}) / ${count})`;
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
        gap: vars.space[gap],
      }}
    >
      {children}
    </div>
  );
}
