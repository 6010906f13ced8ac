/** One action of a user. A button, link or field that occurs several times is the first of that name. */
export type Step =
  | { fill: string; with: string }
  | { attach: File }
  | { press: string | RegExp }
  | { follow: string | RegExp }
  /** A radio button. */
  | { choose: string }
  | { check: string }
  /** An item of an open menu. */
  | { pick: string }
  /** Keys in the syntax of `userEvent.keyboard`. */
  | { keys: string };

export const fill = (label: string, text: string): Step => ({ fill: label, with: text });
export const press = (name: string | RegExp): Step => ({ press: name });
