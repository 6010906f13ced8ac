import type { Part } from '#contract/catalogue/parts.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/part-facts.js';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';

/** Says why a part with too little stock cannot be ordered. */
export function NotOrderable({ quantity, minQuantity }: Pick<Part, 'quantity' | 'minQuantity'>) {
  return quantity <= 0 ? (
    <Notice tone="critical" title={common.outOfStock()}>
      {m.soldOut()}
    </Notice>
  ) : (
    <Notice tone="caution" title={m.tooFewLeft()}>
      {m.tooFewLeftHint({ quantity: formatCount(quantity), minQuantity: formatCount(minQuantity) })}
    </Notice>
  );
}
