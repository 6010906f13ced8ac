import { from } from '#tokens/layout.ts';

/** Windows between the switch to records and a desk's width, where a dashboard's side takes its share. */
export const cramped = `${from.medium} and (max-width: 1279px)`;
export const tight = `${from.medium} and (max-width: 1080px)`;
