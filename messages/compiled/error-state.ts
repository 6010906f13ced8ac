// Compiled from messages/en.json by `npm run messages`.
export const request = (): string => `Request`;
export const requestId = (): string => `request id`;
