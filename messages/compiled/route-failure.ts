// Compiled from messages/en.json by `npm run messages`.
export const nothingYouDidIsLost = (): string => `Nothing you did is lost. Try again, and if it fails once more, come back in a few minutes.`;
export const request = (): string => `Request`;
export const thisPageDidNotLoad = (): string => `This page did not load.`;
