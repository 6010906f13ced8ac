// Compiled from messages/en.json by `npm run messages`.
export const articles = (): string => `Articles`;
export const newNotesArePublished = (): string => `New notes are published one question at a time. Come back later.`;
export const noNotesYet = (): string => `No notes yet`;
export const notesFromTheSoftwareBench = (): string => `Notes from the software bench`;
