// Compiled from messages/en.json by `npm run messages`.
export const capsLockIsOn = (): string => `Caps Lock is on`;
export const hidePassword = (): string => `Hide password`;
export const showPassword = (): string => `Show password`;
