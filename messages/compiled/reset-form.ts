// Compiled from messages/en.json by `npm run messages`.
export const backToLogin = (): string => `Back to login`;
export const noEmail = (): string => `No email? Check your spam folder, or press Reset to send it again.`;
export const pressResetToSendItAgain = (): string => `Press Reset to send it again.`;
export const reset = (): string => `Reset`;
export const sentAgainTo = (): string => `Sent again to`;
export const to = (): string => `To`;
export const youCompanyExample = (): string => `you@company.example`;
