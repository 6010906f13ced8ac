// Compiled from messages/en.json by `npm run messages`.
import { plural } from '../plural.ts';
export const noLongerReserved = (): string => `No longer reserved. You can pay while stock lasts.`;
export const reservedForMinutes = (i: { count: number }): string => {const form = plural(i.count);
	if (form === "one") return (`Reserved for ${i.count} more minute`);
	return (`Reserved for ${i.count} more minutes`)
};
