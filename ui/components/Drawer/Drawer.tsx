import type { ReactNode } from 'react';
import * as RadixDialog from 'radix-ui/dialog';
import * as common from '#messages/common.js';
import { scrim } from '../Dialog/overlay.css.ts';
import { useReturnFocus } from '../Dialog/use-return-focus.ts';
import { isComposing } from '../Field/is-composing.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Drawer.css.ts';

export interface DrawerProps {
  /** Shows the drawer. */
  isOpen: boolean;
  /** The side that it slides in from. Mirrored in right-to-left text. */
  side: 'left' | 'right';
  /**
   * `menu` contains navigation; `detail` shows one item of a list.
   * @default menu
   */
  size?: 'menu' | 'detail';
  /** The title. Visually hidden when `head` is given. */
  label: ReactNode;
  /** Left of the close button, such as the wordmark. */
  head?: ReactNode;
  /** Actions that stay at the bottom while the content scrolls. */
  foot?: ReactNode;
  /** The content, which scrolls. */
  children: ReactNode;
  /** While a request is pending, neither the button, Escape nor a click outside closes the drawer. */
  isBusy?: boolean;
  /** Called by the close button, Escape and a click outside, unless the drawer is busy. */
  onClose(): void;
}

/** A modal panel that slides in from the side. */
export function Drawer(props: DrawerProps) {
  const { isOpen, side, size = 'menu', label, head, foot, children, isBusy = false, onClose } = props;
  const returnFocus = useReturnFocus();
  const close = () => {
    if (!isBusy) onClose();
  };
  const title = (
    <RadixDialog.Title className={styles.title} dir="auto">
      {label}
    </RadixDialog.Title>
  );
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && close()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrim} />
        <RadixDialog.Content
          className={styles.drawer({ side, size })}
          aria-describedby={undefined}
          // While it fades out, a second press would repeat the action.
          inert={!isOpen}
          onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
          {...returnFocus}
        >
          <div className={styles.head[size]}>
            {head === undefined ? (
              title
            ) : (
              <>
                <VisuallyHidden>{title}</VisuallyHidden>
                <span>{head}</span>
              </>
            )}
            <IconButton label={common.close()} icon={<Icon name="x" />} isDisabled={isBusy} onPress={close} />
          </div>
          <div className={styles.body[size]}>{children}</div>
          {foot !== undefined && <div className={styles.foot}>{foot}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
