import { memo, Suspense, use } from 'react';
import { DrawingCode } from '#ui/components/DimensionDrawing/drawing-code.ts';
import type { DimensionDrawingProps } from '#ui/components/DimensionDrawing/DimensionDrawing.tsx';
import * as styles from './Bench.css.ts';

/** The drawing of the category. With the same props it is not rendered again, which would load its code before it is used. */
export const BenchDrawing = memo(function BenchDrawing(props: DimensionDrawingProps) {
  const Drawing = use(DrawingCode);
  return (
    <div className={styles.drawing}>
      <Suspense>
        <Drawing {...props} />
      </Suspense>
    </div>
  );
});
