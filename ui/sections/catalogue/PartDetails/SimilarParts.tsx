import { useId, type ReactNode } from 'react';
import type { Part } from '#contract/catalogue/parts.ts';
import * as m from '#messages/part-details.js';
import { Text } from '#ui/components/Text/Text.tsx';
import type { Remote } from '#ui/remote.ts';
import { LoadingTiles } from '../PartTile/LoadingTiles.tsx';
import { PartsFailed, PartTiles, type PartTilesProps } from '../PartTile/PartTiles.tsx';
import * as styles from './PartDetails.css.ts';

/** As many as a row of cards has on a wide screen. Fewer would leave a gap there. */
const most = 3;

interface TilesBelowProps {
  title: string;
  /** Next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

type Hrefs = Pick<PartTilesProps, 'hrefOf' | 'partHrefOf'>;

/** Tiles below the facts of a part. */
export function TilesBelow({ title, action, children }: TilesBelowProps) {
  const titleId = useId();
  return (
    <section className={styles.similar} aria-labelledby={titleId}>
      <div className={styles.similarHead}>
        <Text as="h2" style="h3" id={titleId}>
          {title}
        </Text>
        {action}
      </div>
      {children}
    </section>
  );
}

export interface SimilarPartsProps extends Hrefs {
  similar: Remote<readonly Part[]>;
  action?: ReactNode;
}

/** Parts that customers may want instead. Absent if there are none. */
export function SimilarParts({ similar, action, ...hrefs }: SimilarPartsProps) {
  if (similar.status === 'ready' && similar.value.length === 0) return null;
  return (
    <TilesBelow title={m.similar()} action={action}>
      {content(similar, hrefs)}
    </TilesBelow>
  );
}

function content(similar: SimilarPartsProps['similar'], hrefs: Hrefs) {
  switch (similar.status) {
    case 'loading':
      return <LoadingTiles count={most} look="card" />;
    case 'error':
      return <PartsFailed {...similar} />;
    case 'ready':
      return (
        <PartTiles
          parts={similar.value.slice(0, most)}
          look={similar.value.length < most ? 'row' : 'card'}
          {...hrefs}
        />
      );
  }
}
