import * as z from 'zod/mini';
import * as m from '#messages/validation.ts';

const storable = (value: string) => value.isWellFormed() && !value.includes('\0');

/**
 * Text that a person typed, trimmed. NUL bytes and lone surrogates are refused, because PostgreSQL
 * cannot store them. `max` is in UTF-16 units, as an input's `maxlength` counts.
 */
export const text = ({ min = 0, max }: { min?: number; max: number }) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(min),
      z.maxLength(max),
      z.refine(storable, m.containsACharacterThatCannotBeStored()),
    );
