import { size } from '#tokens/layout.ts';

/** More air than Norholt. */
export const density = {
  comfortable: { row: '3.75rem', control: size.control, cell: '1.25rem', cellBlock: '0.5rem' },
  compact: { row: '2.75rem', control: size.controlSmall, cell: '1rem', cellBlock: '0.3125rem' },
} as const;
