/** What a person can do about an error: a page that helps, or an action. `done` says what it did. */
export type Remedy =
  | { label: string; href: string }
  | { label: string; done: string; onPress(): Promise<{ message: string } | null> };
