// Compiled from messages/en.json by `npm run messages`.
export const whoSignsItOff = (): string => `Who signs it off`;
