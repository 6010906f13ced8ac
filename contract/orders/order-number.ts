import { plainCode } from '../plain-code.ts';

/** An order number in a search. `isMarked` means that the text cannot be anything else. */
interface SearchedNumber {
  number: string;
  isMarked: boolean;
}

/** What quotes and sentences put around a number. */
const around = /^[\s"'“”‘’«»<([{]+|[\s"'“”‘’«»>)\]}.,:;!?]+$/g;

const whole = /^(order\b[\s.:,-]*)?((?:no|nr|number)\b[\s.:]*)?(#\s*)?([0-9a-z][0-9a-z\s-]*)$/i;

/** After "Order", "Order no." or #, as in the subjects of mails. */
const inside = /(?:\border(?:\s+(?:no|nr|number))?\b[\s.:,-]*#?|#)\s*([0-9a-z]{3}[\s-]?[0-9a-z]{3})\b/gi;

/**
 * Parses a search that is an order number, such as `A8299A`, `#a8299a`, `a82 99a`, `A82-99A.` or `Order no. A8299A`, or that
 * contains one as subjects of mails do: `Re: Order A8299A: pay within 60 minutes`. O is read as 0, I and L as 1, as people
 * write down a number that they heard. Returns null for any other text.
 */
export function orderNumberIn(search: string): SearchedNumber | null {
  const text = plainCode(search).replace(around, '');
  const [, ...marks] = whole.exec(text) ?? [];
  const number = readNumber(marks.pop());
  if (number !== null) return { number, isMarked: marks.some((mark) => mark !== undefined) };
  for (const [, typed] of text.matchAll(inside)) {
    const found = readNumber(typed);
    if (found !== null) return { number: found, isMarked: false };
  }
  return null;
}

function readNumber(typed = ''): string | null {
  const number = typed.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{6}$/.test(number) ? number : null;
}
