// Compiled from messages/en.json by `npm run messages`.
export const titleNorholt = (i: { title: string | number }): string => `${i.title} · Norholt`;
