// Compiled from messages/en.json by `npm run messages`.
export const thePictureCouldNotBeSent = (): string => `The picture could not be sent. Try again.`;
