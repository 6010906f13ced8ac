// Compiled from messages/en.json by `npm run messages`.
export const articles = (): string => `Articles`;
export const noNotesYet = (): string => `No notes yet`;
export const notesFromTheSoftwareBench = (): string => `Notes from the software bench`;
export const theyAreWrittenAtTheBench = (): string => `They are written at the bench, one question at a time. Come back later.`;
