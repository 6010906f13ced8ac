import { useState } from 'react';
import type { LineProblem } from '#contract/problem.ts';
import type { BasketEntry } from '#ui/sections/orders/Basket/basket-entry.ts';

/** Shows what the server says of lines that it refused, and moves the focus to the first. */
export function useRefusedLines(refuse: (said: ReadonlyMap<string, string>) => void) {
  const [focused, setFocused] = useState<{ key: string } | null>(null);
  return {
    focused,
    showRefused(sent: readonly BasketEntry[], lines: readonly LineProblem[]) {
      const said = lines.flatMap(({ index, message }) => {
        const entry = sent[index];
        return entry ? [[entry.key, message] as const] : [];
      });
      refuse(new Map(said));
      const [first] = said;
      if (first) setFocused({ key: first[0] });
    },
  };
}
