import type { Part } from '#contract/catalogue/parts.ts';
import * as m from '#messages/part-tile.js';
import { withElements } from '#ui/with-elements.tsx';
import { foundNumber } from './PartTile.css.ts';

const messages = new Map([
  ['original', m.foundByOriginal],
  ['replaces', m.foundByReplaced],
  ['gtin', m.foundByGtin],
]);

/** Says which number of a part a search found. */
export function FoundBy({ kind, maker, number }: NonNullable<Part['foundBy']>) {
  const message = messages.get(kind) ?? m.foundByOther;
  return withElements((put) =>
    message({
      maker,
      number: put(
        <bdi className={foundNumber} dir="ltr">
          {number}
        </bdi>,
      ),
    }),
  );
}
