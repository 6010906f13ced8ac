import type { ReactNode } from 'react';

/** An example, and one sentence about it. */
export interface Advice {
  example: ReactNode;
  text: string;
}

/** How to choose and use a component, for its page in Storybook. Its summary and its props are comments in its source. */
export interface ComponentDocs<Props = object> {
  /** Each completes "Use it …". */
  use: readonly string[];
  /** Other components by name. Each text completes "Use <component> …". */
  useInstead: Readonly<Record<string, string>>;
  /** Looks beside each other, in both themes. A component that covers the page has none. */
  matrix?: Matrix<Props>;
  /** How to write its texts. */
  content: readonly string[];
  good: Advice;
  bad: Advice;
  /** Keys and what they do, if it has a control. */
  keyboard?: Readonly<Record<string, string>>;
  /** What a screen reader announces. */
  screenReader: string;
}

/** Variants by states. */
export interface Matrix<Props> {
  /** Renders a variant with the props of a state. */
  variants: Readonly<Record<string, (state: Partial<Props>) => ReactNode>>;
  /** Adds hover, focus and pressed. */
  isControl: boolean;
  /** Further states: the props of each. */
  states: Readonly<Record<string, Partial<Props>>>;
}
