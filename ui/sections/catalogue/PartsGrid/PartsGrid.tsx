import type { ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/parts-grid.js';
import { ArrowLink } from '#ui/components/ArrowLink/ArrowLink.tsx';
import type { Remote } from '#ui/remote.ts';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import { SectionFrame } from '../../SectionFrame/SectionFrame.tsx';
import { LoadingTiles } from '../PartTile/LoadingTiles.tsx';
import { NoParts, type NoPartsProps } from '../PartTile/NoParts.tsx';
import { PartsFailed, PartTiles, type PartTilesProps } from '../PartTile/PartTiles.tsx';

export interface PartsGridProps extends NoPartsProps, Pick<PartTilesProps, 'hrefOf' | 'partHrefOf'> {
  parts: Remote<readonly Part[]>;
  /** URL of the full list, if there is one. */
  allHref?: string;
  /** The total number of parts. */
  total?: number;
}

/** The first parts of the catalogue. */
export function PartsGrid({ allHref, total, ...list }: PartsGridProps) {
  // With one part, or an unknown number, there is nothing to count.
  const words = total === undefined || total === 1 ? m.seeAll() : m.seeAllCounted({ total });
  const all = allHref === undefined ? undefined : <ArrowLink href={allHref}>{words}</ArrowLink>;
  return (
    <SectionFrame id="parts" title={m.stockParts()} action={all}>
      {content(list)}
    </SectionFrame>
  );
}

function content({ parts, contactHref, ...tiles }: Omit<PartsGridProps, 'allHref' | 'total'>): ReactNode {
  switch (parts.status) {
    case 'loading':
      return (
        <>
          <HiddenStatus>{common.loadingParts()}</HiddenStatus>
          <LoadingTiles count={limits.homeParts} look="card" />
        </>
      );
    case 'error':
      return <PartsFailed {...parts} />;
    case 'ready':
      if (parts.value.length === 0) return <NoParts contactHref={contactHref} />;
      return <PartTiles parts={parts.value.slice(0, limits.homeParts)} look="card" {...tiles} />;
  }
}
