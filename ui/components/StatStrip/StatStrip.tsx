import { StatTile, type StatTileProps } from '../StatTile/StatTile.tsx';
import * as styles from './StatStrip.css.ts';

export interface StatStripProps {
  /** Up to four. */
  tiles: readonly StatTileProps[];
}

export function StatStrip({ tiles }: StatStripProps) {
  return (
    <dl className={styles.strip}>
      {tiles.map((tile) => (
        <StatTile key={tile.label} {...tile} />
      ))}
    </dl>
  );
}
