// Compiled from messages/en.json by `npm run messages`.
export const commands = (): string => `Commands`;
export const noCommandHasThatName = (): string => `No command has that name.`;
export const search = (): string => `Search`;
export const typeACommand = (): string => `Type a command`;
