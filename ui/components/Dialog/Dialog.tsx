import type { ReactNode, RefObject } from 'react';
import * as RadixDialog from 'radix-ui/dialog';
import * as styles from './Dialog.css.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** Buttons, the one that goes on last. */
  actions: ReactNode;
  /** While an answer is on its way: neither Escape nor a click beside it closes. */
  isBusy?: boolean;
  /** Takes the focus on closing when what had it before has gone, such as the button of a removed row. */
  fallbackFocus?: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** One task over the page. Escape and a click beside it close it; focus goes back to where it was. */
export function Dialog(props: DialogProps) {
  const { isOpen, title, children, actions, isBusy = false, fallbackFocus, onClose } = props;
  const returnFocus = useReturnFocus(fallbackFocus);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && !isBusy && onClose()}>
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
