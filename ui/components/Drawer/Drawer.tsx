import type { ReactNode } from 'react';
import * as RadixDialog from 'radix-ui/dialog';
import { useReturnFocus } from '../Dialog/use-return-focus.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Drawer.css.ts';

export interface DrawerProps {
  isOpen: boolean;
  side: 'left' | 'right';
  /** What it is, for ears. */
  label: string;
  /** Stands in its head, left of the close button, such as the wordmark. */
  head?: ReactNode;
  children: ReactNode;
  onClose(): void;
}

/** A panel that slides in from the side, over the page. */
export function Drawer({ isOpen, side, label, head, children, onClose }: DrawerProps) {
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.scrim} />
        <RadixDialog.Content className={styles.side[side]} aria-describedby={undefined} {...returnFocus}>
          <VisuallyHidden>
            <RadixDialog.Title>{label}</RadixDialog.Title>
          </VisuallyHidden>
          <div className={styles.head}>
            <span>{head}</span>
            <IconButton label="Close" icon={<Icon name="x" />} onPress={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
