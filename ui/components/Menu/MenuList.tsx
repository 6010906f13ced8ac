import { useImperativeHandle, type Ref, type RefObject } from 'react';
import * as RadixMenu from 'radix-ui/dropdown-menu';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as styles from './Menu.css.ts';
import { usePageDirection } from './use-page-direction.ts';

export interface MenuItem {
  label: string;
  icon?: IconName;
  tone?: 'neutral' | 'critical';
  onSelect?(): void;
}

interface MenuListProps {
  label: string;
  items: readonly MenuItem[];
  isOpen: boolean;
  /** Whether a key opened the menu, which focuses the first item. */
  isByKey: boolean;
  button: RefObject<HTMLButtonElement | null>;
  onOpenChange(isOpen: boolean): void;
}

/** The actions of a `Menu`, whose button works before this code is loaded. */
export function MenuList({ label, items, isOpen, isByKey, button, onOpenChange }: MenuListProps) {
  const direction = usePageDirection();
  const first = items.find((item) => item.label !== '');
  return (
    // Not modal: the page stays interactive, and a click outside only closes the menu.
    <RadixMenu.Root modal={false} dir={direction} open={isOpen} onOpenChange={onOpenChange}>
      <RadixMenu.Trigger asChild>
        <ExistingButton button={button} />
      </RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          className={styles.menu}
          aria-label={label}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          loop
        >
          {items.map((item) => (
            <Item {...item} isFocused={isByKey && item === first} key={item.label} />
          ))}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

/** Gives Radix the button that is already on the page, to place the menu and to return focus. */
function ExistingButton({
  button,
  ref,
}: Pick<MenuListProps, 'button'> & { ref?: Ref<HTMLButtonElement | null> }) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current);
  return null;
}

const focusItem = (item: HTMLElement | null) => item?.focus({ preventScroll: true });

function Item({ label, icon, tone = 'neutral', isFocused, onSelect }: MenuItem & { isFocused: boolean }) {
  if (label === '') return null;
  return (
    <RadixMenu.Item
      className={styles.item[tone]}
      ref={isFocused ? focusItem : undefined}
      textValue={label}
      onSelect={onSelect}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span className={styles.text} dir="auto">
        {label}
      </span>
    </RadixMenu.Item>
  );
}
