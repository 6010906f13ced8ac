// Compiled from messages/en.json by `npm run messages`.
export const somethingWentWrongOnThisPage = (): string => `Something went wrong on this page. Reload it and try again. Nothing you did is lost.`;
export const theShopSentAResponse = (): string => `The shop sent a response that this page cannot read. Reload the page, or try again later.`;
