import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { grid } from '../../RuledGrid/RuledGrid.css.ts';
import type { PartTileProps } from './PartTile.tsx';
import * as styles from './PartTile.css.ts';

export interface LoadingTilesProps {
  count: number;
  look: PartTileProps['look'];
}

/** Placeholders for loading parts. Hidden from screen readers: the section announces loading. */
export function LoadingTiles({ count, look }: LoadingTilesProps) {
  return (
    <div className={grid[look === 'row' ? 1 : 3]} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.tile[look]}>
          <div className={styles.loadingPicture[look]}>
            <div className={styles.loadingDrawing[look]}>
              <Drawing name="bearing" variant="missing" />
            </div>
          </div>
          <div className={styles.head}>
            <div className={styles.loadingName}>
              <Skeleton width="half" />
            </div>
            <div className={styles.loadingPrice}>
              <Skeleton width="word" />
            </div>
            <div className={styles.meta}>
              <div className={styles.loadingNumber}>
                <Skeleton width="word" />
              </div>
            </div>
          </div>
          <div className={styles.loadingText}>
            <Skeleton width="full" />
            <Skeleton width="half" />
          </div>
          <div className={styles.foot}>
            <div className={styles.loadingFacts}>
              <Skeleton width="word" />
              <Skeleton width="word" />
            </div>
            <div className={styles.action}>
              <Skeleton shape="field" width="button" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
