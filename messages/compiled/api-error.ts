// Compiled from messages/en.json by `npm run messages`.
export const somethingInThisPageFailed = (): string => `Something in this page failed. Reload it and try again; nothing you did is lost.`;
export const theShopAnsweredSomething = (): string => `The shop answered something that this page cannot read. Reload it, or try later.`;
