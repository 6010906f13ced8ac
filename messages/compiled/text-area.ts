// Compiled from messages/en.json by `npm run messages`.
export const characters = (): string => `characters`;
export const left = (): string => `left`;
export const tooMany = (): string => `too many`;
export const written = (): string => `written,`;
