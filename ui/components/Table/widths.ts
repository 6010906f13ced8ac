import { from } from '#tokens/layout.ts';

/** Window widths between records and a full-width table, where a dashboard's navigation takes space. */
export const compact = `${from.medium} and (max-width: 1279px)`;
export const narrow = `${from.medium} and (max-width: 1080px)`;
