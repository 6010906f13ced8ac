// Compiled from messages/en.json by `npm run messages`.
export const backToLogin = (): string => `Back to login`;
export const notThere = (): string => `Not there? Check your spam folder, or press Reset to send it again.`;
export const onceMoreTo = (): string => `Once more to`;
export const pressResetToSendItAgain = (): string => `Press Reset to send it again.`;
export const reset = (): string => `Reset`;
export const to = (): string => `To`;
export const youCompanyExample = (): string => `you@company.example`;
