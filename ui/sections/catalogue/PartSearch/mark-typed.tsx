import type { ReactNode } from 'react';
import { typed as marked } from './Suggestions.css.ts';

/** Emphasises in `text` what was typed: "308" in "NH-30812", and "1k0615" in "1K0 615 301 AA". */
export function markTyped(text: string, typed: string): ReactNode {
  const words = typed.split(/\s+/).map((word) => [...word].filter((one) => /[\p{L}\p{N}]/u.test(one)));
  // The longest first: of two words, one may begin with the other.
  const patterns = [words.flat(), ...words]
    .filter((letters) => letters.length > 0)
    .toSorted((one, other) => other.length - one.length)
    .map((letters) => letters.join('[^\\p{L}\\p{N}]*'));
  if (patterns.length === 0) return text;
  return text.split(new RegExp(`(${patterns.join('|')})`, 'giu')).map((piece, index) =>
    index % 2 === 1 ? (
      <mark key={index} className={marked}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
