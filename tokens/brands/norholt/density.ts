import { size } from '#tokens/layout.ts';

/** Table rows, the controls in them, and cell padding, by `data-density` on a region. */
export const density = {
  comfortable: { row: size.rowComfortable, control: size.control, cell: '1rem', cellBlock: '0.375rem' },
  compact: { row: size.rowCompact, control: size.controlSmall, cell: '0.75rem', cellBlock: '0.25rem' },
} as const;
