import type { ReactNode, RefObject } from 'react';
import * as RadixDialog from 'radix-ui/dialog';
import * as common from '#messages/common.ts';
import { useReturnFocus } from '../Dialog/use-return-focus.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Drawer.css.ts';

export interface DrawerProps {
  isOpen: boolean;
  side: 'left' | 'right';
  /** `menu` holds ways to go; `detail` shows one thing beside the list it is from. */
  size?: 'menu' | 'detail';
  /** What it is: its title, which only ears get where `head` stands in its place. */
  label: string;
  /** Left of the close button, such as the wordmark. */
  head?: ReactNode;
  /** Stays at the lower edge while the rest scrolls: what can be done with what is shown. */
  foot?: ReactNode;
  children: ReactNode;
  /** While an answer is on its way: neither the button, Escape nor a click beside it closes. */
  isBusy?: boolean;
  /** Takes the focus on closing when what had it before has gone, such as the button of a removed row. */
  fallbackFocus?: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** A panel that slides in from the side, over the page. */
export function Drawer(props: DrawerProps) {
  const {
    isOpen,
    side,
    size = 'menu',
    label,
    head,
    foot,
    children,
    isBusy = false,
    fallbackFocus,
    onClose,
  } = props;
  const returnFocus = useReturnFocus(fallbackFocus);
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
        <RadixDialog.Overlay className={styles.scrim} />
        <RadixDialog.Content
          className={styles.drawer({ side, size })}
          aria-describedby={undefined}
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
