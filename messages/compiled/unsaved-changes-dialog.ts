// Compiled from messages/en.json by `npm run messages`.
export const leave = (): string => `Leave`;
export const stay = (): string => `Stay`;
