/** Control characters but the line break and the tab, and the characters that change the direction of a text. */
const unseen = /(?![\n\t])\p{Cc}|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** Makes characters visible by which a text could change what a terminal or a log shows: U+009B becomes `\u009b`. */
export const escapeControls = (text: string): string =>
  text.replace(unseen, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
