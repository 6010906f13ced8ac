// Compiled from messages/en.json by `npm run messages`.
export const addReview = (): string => `Add review`;
export const howItWillLook = (): string => `How it will look`;
export const loadingYourNameAndPhoto = (): string => `Loading your name and photo`;
export const rating = (): string => `Rating`;
export const shownOnTheHomePage = (): string => `Shown on the home page with your name and photo.`;
export const yourProfileCouldNotBeLoaded = (): string => `Your profile could not be loaded`;
export const yourReview = (): string => `Your review`;
export const yourReviewAppearsHere = (): string => `Your review appears here.`;
export const yourReviewIsKept = (): string => `Your review is kept, and you can still add it.`;
