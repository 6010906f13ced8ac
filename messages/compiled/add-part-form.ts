// Compiled from messages/en.json by `npm run messages`.
export const addProduct = (): string => `Add product`;
export const howCustomersWillSeeIt = (): string => `How customers will see it`;
export const saveAndAddAnother = (): string => `Save and add another`;
export const thePictureAndWhatYouTypedAreKept = (): string => `The picture and what you typed are kept.`;
export const thePictureWasNotSent = (): string => `The picture was not sent. Try again, or choose another.`;
export const theProductIsAddedAsSoon = (): string => `The product is added as soon as its picture has uploaded.`;
