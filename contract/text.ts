import './configure.ts';
import * as z from 'zod/mini';
import * as m from '#messages/validation.ts';

const storable = (value: string) => value.isWellFormed() && !value.includes('\0');

/**
 * Trimmed text. Rejects NUL bytes and lone surrogates, because PostgreSQL cannot store them. `max` counts UTF-16 units,
 * like an input's `maxlength`.
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
