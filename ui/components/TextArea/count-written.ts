/** The number of UTF-16 units of the trimmed text, which the validation rules count. */
export const countWritten = (text: string) => text.trim().length;
