/** A piece of a line. */
export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; content: readonly Inline[] }
  | { kind: 'link'; href: string; content: readonly Inline[] };

/** A long text as data, so that no HTML is parsed where it is shown. */
export type TextBlock =
  | { kind: 'heading'; level: 2 | 3; content: readonly Inline[] }
  | { kind: 'paragraph'; content: readonly Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: readonly (readonly Inline[])[] };
