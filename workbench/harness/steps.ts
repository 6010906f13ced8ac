/** One action of a user. A button, link or field that occurs several times is the first of that name. */
export type Step =
  | { fill: string; with: string }
  | { attach: File }
  | { press: string | RegExp }
  | { follow: string }
  /** A radio button. */
  | { choose: string }
  | { check: string }
  /** An item of an open menu. */
  | { pick: string }
  /** Keys in the syntax of `userEvent.keyboard`. */
  | { keys: string };

export const fill = (label: string, text: string): Step => ({ fill: label, with: text });
export const press = (name: string | RegExp): Step => ({ press: name });

const gif = 'R0lGODlhBAADAIAAAJmZmQAAACwAAAAABAADAAACA4RvBQA7';

/** A picture of 4 by 3 pixels. */
export const picture = new File(
  [Uint8Array.from(atob(gif), (letter) => letter.charCodeAt(0))],
  'timing-gear-48t.png',
  { type: 'image/png' },
);
