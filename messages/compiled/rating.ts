// Compiled from messages/en.json by `npm run messages`.
export const valueOfMax = (i: { value: string | number; max: string | number }): string => `${i.value} of ${i.max}`;
