// Compiled from messages/en.json by `npm run messages`.
export const dismiss = (): string => `Dismiss`;
export const labelAbout = (i: { label: string | number; about: string | number }): string => `${i.label} ${i.about}: press F8 to reach it`;
