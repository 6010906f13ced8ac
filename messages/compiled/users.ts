// Compiled from messages/en.json by `npm run messages`.
export const canLogInAgain = (): string => `can log in again.`;
export const isACustomerAgain = (): string => `is a customer again.`;
export const isBlocked = (): string => `is blocked.`;
export const isSignedOutEverywhere = (): string => `is signed out everywhere.`;
export const nameWasAnAdminAlready = (i: { name: string | number }): string => `${i.name} was an admin already.`;
export const wasACustomerAlready = (): string => `was a customer already.`;
export const wasBlockedAlready = (): string => `was blocked already.`;
export const wasNotBlocked = (): string => `was not blocked.`;
export const wasNotSignedInAnywhere = (): string => `was not signed in anywhere.`;
