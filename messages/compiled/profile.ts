// Compiled from messages/en.json by `npm run messages`.
export const leaveWithoutSaving = (): string => `Leave without saving?`;
export const whatYouChangedInYourProfile = (): string => `What you changed in your profile is not saved.`;
