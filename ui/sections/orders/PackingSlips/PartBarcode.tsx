import { lazy, Suspense } from 'react';
import * as styles from './PackingSlips.css.ts';

// The app loads it together with the slips.
const Barcode = lazy(async () => ({ default: (await import('./Barcode.tsx')).Barcode }));

/** Whether Code 128 can encode it in the width of a sheet. */
export const isEncodable = (text: string): boolean => /^[ -~]{1,48}$/.test(text);

/** The number of a part for scanners and people. */
export function PartBarcode({ text, isLow = false }: { text: string; isLow?: boolean }) {
  return (
    <figure data-low={isLow || undefined}>
      <Suspense fallback={<div className={styles.barcode} />}>
        <Barcode text={text} />
      </Suspense>
      <figcaption className={styles.caption}>
        <bdi>{text}</bdi>
      </figcaption>
    </figure>
  );
}
