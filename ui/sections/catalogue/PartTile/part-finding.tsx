import type { Part } from '#contract/catalogue/parts.ts';
import { FitMark } from '#ui/components/FitMark/FitMark.tsx';
import { ModelsMark } from '#ui/components/FitMark/ModelsMark.tsx';
import { numberMatchWords } from '../part/number-match-words.ts';
import { FoundBy } from './FoundBy.tsx';
import type { PartFinding } from './PartTile.tsx';
import * as styles from './PartTile.css.ts';

/** Apart from the tile, because the home page, which searches nothing, would load it. */
export const partFinding = ({ fit, fitModels, foundBy, numberMatch }: Part): PartFinding => ({
  fit: fit ? <FitMark {...fit} /> : fitModels && <ModelsMark {...fitModels} />,
  foundBy: (foundBy ?? numberMatch) && (
    <>
      {numberMatch && <span className={styles.numberMatch}>{numberMatchWords[numberMatch]()}</span>}
      {foundBy && <FoundBy {...foundBy} />}
    </>
  ),
});
