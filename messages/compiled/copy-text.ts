// Compiled from messages/en.json by `npm run messages`.
export const copiedWhat = (i: { what: string | number }): string => `Copied ${i.what}`;
export const copyWhat = (i: { what: string | number }): string => `Copy ${i.what}`;
export const copyWhat2 = (i: { what: string | number }): string => `copy ${i.what}`;
export const couldNotCopyWhat = (i: { what: string | number }): string => `Could not copy ${i.what}`;
