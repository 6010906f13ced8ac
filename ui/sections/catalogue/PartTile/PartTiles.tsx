import type { Part } from '#contract/catalogue/parts.ts';
import * as m from '#messages/part-tile.js';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { LoadFailed, type LoadFailedProps } from '../../LoadFailed/LoadFailed.tsx';
import { grid } from '../../RuledGrid/RuledGrid.css.ts';
import { PartTile, type PartFinding, type PartTileProps } from './PartTile.tsx';

export interface PartTilesProps {
  parts: readonly Part[];
  look: PartTileProps['look'];
  /** URL of a part's order page. */
  hrefOf(part: Part): string;
  /** URL of a part's own page, if it has one. */
  partHrefOf?(part: Part): string;
  /** What a search or a vehicle says about a part. */
  findingOf?(part: Part): PartFinding;
  /** For a list at the top of a page: loads the first picture before all others. */
  isFirst?: boolean;
}

/** Parts in a ruled grid or in ruled rows. */
export function PartTiles({ parts, look, hrefOf, partHrefOf, findingOf, isFirst = false }: PartTilesProps) {
  return (
    <ul className={grid[look === 'row' ? 1 : 3]}>
      {parts.map((part, index) => (
        <PartTile
          key={part._id}
          part={part}
          href={hrefOf(part)}
          partHref={partHrefOf?.(part)}
          look={look}
          isPriority={isFirst && index === 0}
          {...findingOf?.(part)}
        />
      ))}
    </ul>
  );
}

/** Shown when parts could not be loaded. */
export function PartsFailed(props: LoadFailedProps['of']) {
  return (
    <LoadFailed of={props} title={m.failed()} drawing={<Drawing name="solid-disc" variant="missing" />} />
  );
}
