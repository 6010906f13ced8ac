import * as m from '#messages/command-cell.js';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { frame } from '#ui/layouts/Navbar/frame.css.ts';
import * as styles from './CommandCell.css.ts';

export interface CommandCellProps {
  /** Who looks for something: admins find more. */
  role: 'admin' | 'customer';
  /** Opens the command palette. */
  onOpen(): void;
}

const finds = { admin: m.admin(), customer: m.customer() } as const;

/** The search in the header of dashboards, which opens the command palette. */
export function CommandCell({ role, onOpen }: CommandCellProps) {
  return (
    <div className={frame}>
      <button
        type="button"
        className={styles.cell}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onOpen}
      >
        <span className={styles.icon}>
          <Icon name="search" />
        </span>
        <span className={styles.words}>{finds[role]}</span>
        <kbd className={styles.keys} aria-hidden="true">
          {m.ctrlK()}
        </kbd>
      </button>
    </div>
  );
}
