// Compiled from messages/en.json by `npm run messages`.
import { plural } from '../plural.ts';
export const annualRevenue = (): string => `annual revenue`;
export const ofTheSameJob = (): string => `of the same job, done a little closer each time.`;
export const parts = (): string => `parts`;
export const reviews = (): string => `reviews`;
export const servedCustomers = (): string => `served customers`;
export const spelledYears = (i: { count: number; words: string | number }): string => {const form = plural(i.count);
	if (form === "one") return (`${i.words} year`);
	return (`${i.words} years`)
};
export const years = (): string => `Years`;
