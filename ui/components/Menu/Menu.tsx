import * as RadixMenu from 'radix-ui/dropdown-menu';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { NameTip } from '../Tooltip/NameTip.tsx';
import { useTip } from '../Tooltip/use-tip.ts';
import * as styles from './Menu.css.ts';
import { usePageDirection } from './use-page-direction.ts';

export interface MenuItem {
  label: string;
  icon?: IconName;
  tone?: 'neutral' | 'critical';
  onSelect?(): void;
}

export interface MenuProps {
  /** Names the menu and its button, which shows only an icon. */
  label: string;
  /** Groups are separated by a line. */
  items: readonly (MenuItem | 'separator')[];
}

/** A button with a list of actions. To choose a value, use `Select`. */
export function Menu({ label, items }: MenuProps) {
  const direction = usePageDirection();
  const { anchor, isOpen, tip } = useTip<HTMLButtonElement>();
  return (
    // Not modal: the page stays interactive, and a click outside only closes the menu.
    <RadixMenu.Root modal={false} dir={direction}>
      <RadixMenu.Trigger className={iconButton({ size: 'sm' })} aria-label={label} {...anchor}>
        <Icon name="more" />
        <NameTip name={label} isOpen={isOpen} tip={tip} />
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
          {items.map((item, place) =>
            item === 'separator' ? (
              <RadixMenu.Separator className={styles.separator} key={`separator-${place}`} />
            ) : (
              <Item {...item} key={item.label} />
            ),
          )}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

function Item({ label, icon, tone = 'neutral', onSelect }: MenuItem) {
  if (label === '') return null;
  return (
    <RadixMenu.Item className={styles.item[tone]} textValue={label} onSelect={onSelect}>
      {icon !== undefined && <Icon name={icon} />}
      <span className={styles.text} dir="auto">
        {label}
      </span>
    </RadixMenu.Item>
  );
}
