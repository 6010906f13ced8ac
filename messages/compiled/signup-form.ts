// Compiled from messages/en.json by `npm run messages`.
export const alreadyHaveAnAccount = (): string => `Already have an account?`;
export const fullName = (): string => `Full name`;
