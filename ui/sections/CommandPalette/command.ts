import type { IconName } from '#ui/components/Icon/Icon.tsx';

export interface Command {
  id: string;
  label: string;
  icon: IconName;
  /** Search synonyms. */
  keywords?: string;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
}

/** Searches a list for the typed text: "Search orders for" is followed by the text. */
export type CommandSearch = Omit<Command, 'keywords'>;
