// Compiled from messages/en.json by `npm run messages`.
import { plural } from '../plural.ts';
export const countNounsSelected = (i: { count: number; noun: string | number; shown: string | number }): string => {const form = plural(i.count);
	if (form === "one") return (`${i.shown} ${i.noun} selected`);
	return (`${i.shown} ${i.noun}s selected`)
};
export const nounsSelected = (i: { count: number; noun: string | number }): string => {const form = plural(i.count);
	if (form === "one") return (`${i.noun} selected`);
	return (`${i.noun}s selected`)
};
export const selectedNounS = (i: { noun: string | number }): string => `Selected ${i.noun}s`;
