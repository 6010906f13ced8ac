import type { ModelsMark as Models } from '#contract/fitment/fitment.ts';
import { FitGlyph } from '../FitGlyph/FitGlyph.tsx';
import { modelsWords } from './models-words.ts';
import * as styles from './FitMark.css.ts';

export interface ModelsMarkProps {
  /** The names of the models that it fits. */
  fits: Models['fits'];
  /** The models that have a vehicle which it fits. */
  fitsIf: Models['fitsIf'];
  /** Whether it fits all models that were meant. */
  isAll: boolean;
}

/** Says which of several models a part fits. Nothing without a model. */
export function ModelsMark(models: ModelsMarkProps) {
  if (models.fits.length + models.fitsIf.length === 0) return null;
  const kind = models.fits.length > 0 ? 'fits' : 'fitsIf';
  return (
    <span className={styles.mark[kind]}>
      <FitGlyph kind={kind} />
      <span className={styles.words}>{modelsWords(models)}</span>
    </span>
  );
}
