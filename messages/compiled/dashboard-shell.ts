// Compiled from messages/en.json by `npm run messages`.
export const account = (): string => `Account`;
export const commands = (): string => `Commands`;
export const ctrlK = (): string => `Ctrl K`;
export const dashboardPages = (): string => `Dashboard pages`;
