import type { ReactNode, RefObject } from 'react';
import * as RadixDialog from 'radix-ui/dialog';
import * as styles from './Dialog.css.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** Action buttons, with the primary one last. */
  actions: ReactNode;
  /**
   * Receives focus on close when the previously focused element is gone, such as the button of a removed row.
   */
  fallbackFocus?: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** A modal dialog for one task. Escape or a click outside closes it and returns focus. */
export function Dialog(props: DialogProps) {
  const { isOpen, title, children, actions, fallbackFocus, onClose } = props;
  const returnFocus = useReturnFocus(fallbackFocus);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.stage}>
          <RadixDialog.Content className={styles.dialog} aria-describedby={undefined} {...returnFocus}>
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
            <div className={styles.body}>{children}</div>
            <div className={styles.actions}>{actions}</div>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
