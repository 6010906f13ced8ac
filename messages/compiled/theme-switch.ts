// Compiled from messages/en.json by `npm run messages`.
export const dark = (): string => `Dark`;
export const light = (): string => `Light`;
export const system = (): string => `System`;
export const theme = (): string => `Theme`;
