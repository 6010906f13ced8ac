import type { Part } from '#contract/catalogue/parts.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/part-details.js';
import * as product from '#messages/product.js';
import { Breadcrumbs } from '#ui/components/Breadcrumbs/Breadcrumbs.tsx';
import { Container } from '#ui/components/Container/Container.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { PartName } from '../PartFacts/PartFacts.tsx';
import { PartTiles } from '../PartTile/PartTiles.tsx';
import { PartGallery } from './PartGallery.tsx';
import type { PartDetailsProps } from './PartDetails.tsx';
import { SimilarParts, TilesBelow } from './SimilarParts.tsx';
import * as styles from './PartDetails.css.ts';

export interface PartNotSoldProps extends Pick<
  PartDetailsProps,
  'similar' | 'partsHref' | 'hrefOf' | 'partHrefOf'
> {
  part: Part;
  /** What replaces it. */
  successor: Part | null;
}

/** The page of a part that was sold, with the one that replaces it. */
export function PartNotSold({ part, successor, similar, partsHref, hrefOf, partHrefOf }: PartNotSoldProps) {
  return (
    <Container>
      <div className={styles.page}>
        <Breadcrumbs pages={[{ label: common.parts(), href: partsHref }]} />
        <div className={styles.top}>
          <PartGallery key={part._id} part={part} />
          <div className={styles.info}>
            <PartName part={part} />
            <Notice tone="caution" title={m.notSold()}>
              {successor === null ? m.notSoldAlone() : m.notSoldReplaced({ name: successor.name })}
            </Notice>
            <LinkButton
              href={successor === null ? partsHref : partHrefOf(successor)}
              tone="primary"
              size="lg"
              isBlock
            >
              {successor === null ? product.ourParts() : m.showReplacement()}
            </LinkButton>
          </div>
        </div>
        <div className={styles.sections}>
          {successor !== null && (
            <TilesBelow title={m.replacedBy()}>
              <PartTiles parts={[successor]} look="row" hrefOf={hrefOf} partHrefOf={partHrefOf} />
            </TilesBelow>
          )}
          <SimilarParts similar={similar} hrefOf={hrefOf} partHrefOf={partHrefOf} />
        </div>
      </div>
    </Container>
  );
}
