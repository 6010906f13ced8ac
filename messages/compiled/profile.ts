// Compiled from messages/en.json by `npm run messages`.
export const leaveWithoutSaving = (): string => `Leave without saving?`;
export const yourChangesToYourProfile = (): string => `Your changes to your profile will be lost.`;
