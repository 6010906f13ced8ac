// Compiled from messages/en.json by `npm run messages`.
export const createAnAccount = (): string => `Create an account`;
export const newToNorholt = (): string => `New to Norholt?`;
