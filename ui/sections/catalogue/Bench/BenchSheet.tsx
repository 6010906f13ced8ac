import type { ReactNode } from 'react';
import * as m from '#messages/bench.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Drawer } from '#ui/components/Drawer/Drawer.tsx';
import { BenchRows, type BenchRowsProps } from './BenchRows.tsx';
import * as styles from './Bench.css.ts';

export interface BenchSheetProps extends BenchRowsProps {
  isOpen: boolean;
  drawing: ReactNode;
  /** What the button that closes it says. */
  showLabel: string;
  onClose(): void;
}

/** The dimensions on a narrow screen. */
export function BenchSheet({ isOpen, drawing, showLabel, onClose, ...rows }: BenchSheetProps) {
  return (
    <Drawer
      isOpen={isOpen}
      side="right"
      size="detail"
      label={m.dimensions()}
      onClose={onClose}
      foot={
        <div className={styles.sheetFoot}>
          <Button tone="quiet" isDisabled={rows.specs === undefined} onPress={() => rows.onChange(undefined)}>
            {m.clear()}
          </Button>
          <Button tone="primary" isBlock onPress={onClose}>
            {showLabel}
          </Button>
        </div>
      }
    >
      {drawing}
      <BenchRows {...rows} />
    </Drawer>
  );
}
