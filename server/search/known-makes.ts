import type { Make } from '#contract/vehicles.ts';
import type { Queries } from '../db/connect.ts';

/** The makes whose models a search can name. */
export const listMakes = (_db: Queries): Promise<readonly Make[]> => Promise.resolve([]);
