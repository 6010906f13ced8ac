import { code128, drawingSVG } from 'bwip-js/generic';
import * as m from '#messages/packing-slips.js';
import * as styles from './PackingSlips.css.ts';

interface BarcodeProps {
  /** ASCII characters. */
  text: string;
}

/** A Code 128 barcode, as wide as its container. */
export function Barcode({ text }: BarcodeProps) {
  const svg = code128({ bcid: 'code128', text, height: 10 }, drawingSVG());
  const [, viewBox] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  const bars = Array.from(svg.matchAll(/stroke-width="(\d+)" d="([^"]+)"/g));
  return (
    <svg
      className={styles.barcode}
      viewBox={viewBox}
      preserveAspectRatio="none"
      role="img"
      aria-label={m.barcode({ text })}
    >
      {bars.map(([, width, path]) => (
        <path d={path} stroke="currentColor" strokeWidth={width} key={width} />
      ))}
    </svg>
  );
}
