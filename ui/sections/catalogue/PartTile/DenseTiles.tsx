import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { grid } from '../../RuledGrid/RuledGrid.css.ts';
import { DenseTile } from './DenseTile.tsx';
import * as styles from './DenseTile.css.ts';
import type { PartTilesProps } from './PartTiles.tsx';

export type DenseTilesProps = Omit<PartTilesProps, 'look'>;

/** The parts of the catalogue, in as many columns as fit. */
export function DenseTiles({ parts, hrefOf, partHrefOf, findingOf, isFirst = false }: DenseTilesProps) {
  return (
    <ul className={grid.dense}>
      {parts.map((part, index) => (
        <DenseTile
          key={part._id}
          part={part}
          href={hrefOf(part)}
          partHref={partHrefOf?.(part)}
          isPriority={isFirst && index === 0}
          {...findingOf?.(part)}
        />
      ))}
    </ul>
  );
}

/** Placeholders for loading parts. Hidden from screen readers: the section announces loading. */
export function LoadingDenseTiles({ count }: { count: number }) {
  return (
    <div className={grid.dense} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.tile}>
          <div className={styles.loadingPicture}>
            <div className={styles.loadingDrawing}>
              <Drawing name="bearing" variant="missing" />
            </div>
          </div>
          <div className={styles.head}>
            <div className={styles.loadingName}>
              <Skeleton width="half" />
            </div>
            <Skeleton width="word" />
          </div>
          <div className={styles.loadingMeta}>
            <Skeleton width="word" />
          </div>
          <div className={styles.foot}>
            <div className={styles.loadingFacts}>
              <Skeleton width="word" />
              <Skeleton width="word" />
            </div>
            <div className={styles.buttons}>
              <Skeleton shape="field" width="button" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
