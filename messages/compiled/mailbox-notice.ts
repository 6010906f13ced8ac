// Compiled from messages/en.json by `npm run messages`.
export const openTheLocalMailbox = (): string => `Open the local mailbox`;
export const thisShopRunsOnYourMachine = (): string => `This shop runs on your machine and sends no email.`;
