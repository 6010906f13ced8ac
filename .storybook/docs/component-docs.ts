import type { ReactNode } from 'react';

/** An example, and one sentence about it. */
export interface Advice {
  example: ReactNode;
  text: string;
}

/** What the page of a component says that the code does not. `ComponentPage` shows it, in this order. */
export interface ComponentDocs<Props = object> {
  /** One sentence: what it is. */
  summary: string;
  status: 'stable' | 'new' | 'deprecated';
  /** Each completes "Use it …". */
  use: readonly string[];
  /** Other components by name. Each text completes "Use <component> …". */
  useInstead: Readonly<Record<string, string>>;
  anatomy: {
    /** Shows every part. */
    example: ReactNode;
    /** The name of each part, by a CSS selector of its first element in the example. */
    parts: Readonly<Record<string, string>>;
  };
  /** Looks beside each other, in both themes. */
  matrix: Matrix<Props>;
  /** How to write its texts. */
  content: readonly string[];
  good: Advice;
  bad: Advice;
  /** Keys and what they do. Empty if it has no control. */
  keyboard: Readonly<Record<string, string>>;
  /** What a screen reader announces. */
  screenReader: string;
}

/** Variants by states, or stories of a component that covers the page. */
export type Matrix<Props> =
  | {
      /** Renders a variant with the props of a state. */
      variants: Readonly<Record<string, (state: Partial<Props>) => ReactNode>>;
      /** Adds hover, focus and pressed. */
      isControl: boolean;
      /** Further states: the props of each. */
      states: Readonly<Record<string, Partial<Props>>>;
    }
  | { stories: readonly string[] };
