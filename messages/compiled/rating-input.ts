// Compiled from messages/en.json by `npm run messages`.
export const placeOfMax = (i: { place: string | number; max: string | number }): string => `${i.place} of ${i.max}`;
export const valueOfMax = (i: { value: string | number; max: string | number }): string => `${i.value} of ${i.max}`;
