// Compiled from messages/en.json by `npm run messages`.
export const asTheSystem = (): string => `As the system`;
export const dark = (): string => `Dark`;
export const light = (): string => `Light`;
export const theme = (): string => `Theme`;
