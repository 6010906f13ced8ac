import * as z from 'zod/mini';
import { cleanLine, cleanLines } from './clean-text.ts';
import { plainCode } from './plain-code.ts';

interface Length {
  min?: number;
  max: number;
  /** What a form says about a longer text. */
  tooLong?: string;
}

/** Text of one line, cleaned. Lengths are in code points. */
export const text = ({ min = 0, max, tooLong }: Length) =>
  z.string().check(z.overwrite(cleanLine), z.minLength(min), z.maxLength(max, tooLong));

/** A code, such as a number, made plain and cleaned. Lengths are in code points. */
export const code = ({ min = 0, max, tooLong }: Length) =>
  z.string().check(
    z.overwrite((typed) => cleanLine(plainCode(typed))),
    z.minLength(min),
    z.maxLength(max, tooLong),
  );

/** Text that may have several lines, cleaned. Lengths are in code points. */
export const lines = ({ min = 0, max }: Length) =>
  z.string().check(z.overwrite(cleanLines), z.minLength(min), z.maxLength(max));
