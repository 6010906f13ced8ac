/** The characters of a text as the rules count them: without the blanks around it, in UTF-16 units. */
export const countWritten = (text: string) => text.trim().length;
