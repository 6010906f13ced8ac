import type { ReactNode } from 'react';
import * as RadixTabs from 'radix-ui/tabs';
import { Numeric } from '../Numeric/Numeric.tsx';
import { formatCount } from '../Numeric/format-count.ts';
import { usePageDirection } from '../Menu/use-page-direction.ts';
import * as styles from './Tabs.css.ts';

export interface TabsProps<Value extends string> {
  /** Accessible name. */
  label: string;
  /** Each with its label and the content of its panel. `count` is the number of items in it. */
  tabs: readonly { value: Value; label: string; count?: number; content: ReactNode }[];
  /** The selected tab. */
  value: Value;
  /** Called with the tab that the user selects. */
  onChange(value: Value): void;
}

/** Shows one of several panels. For views of the same rows, use `SegmentedControl`. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const direction = usePageDirection();
  function change(next: string) {
    const tab = tabs.find((candidate) => candidate.value === next);
    if (tab) onChange(tab.value);
  }

  return (
    <RadixTabs.Root className={styles.root} dir={direction} value={value} onValueChange={change}>
      <RadixTabs.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} className={styles.tab} value={tab.value}>
            {tab.label}
            {tab.count !== undefined && (
              <>
                {' '}
                <Numeric>{formatCount(tab.count)}</Numeric>
              </>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} className={styles.panel} value={tab.value}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
