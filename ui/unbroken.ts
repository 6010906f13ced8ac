/** The same text, in which no line ends: after an en dash, a word joiner prevents it. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0').replaceAll('–', '–\u2060');
