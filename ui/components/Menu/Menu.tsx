import type { ReactNode } from 'react';
import * as RadixMenu from 'radix-ui/dropdown-menu';
import { Link } from '../../link.tsx';
import { button } from '../Button/Button.css.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { NameTip } from '../Tooltip/NameTip.tsx';
import { useTip } from '../Tooltip/use-tip.ts';
import * as styles from './Menu.css.ts';
import { usePageDirection } from './use-page-direction.ts';

export interface MenuItem {
  label: string;
  icon?: IconName;
  /** Makes the entry a link. Without it, the entry calls `onSelect`. */
  href?: string;
  tone?: 'neutral' | 'critical';
  isDisabled?: boolean;
  onSelect?(): void;
}

export interface MenuProps {
  /** Names the menu, and its button when that shows only an icon. */
  label: string;
  /** The button's icon. Without `children`, the button shows only the icon. */
  icon?: ReactNode;
  /** The button's text. */
  children?: ReactNode;
  size?: 'sm' | 'md';
  /** The edge of the button that the menu aligns with. */
  align?: 'start' | 'end';
  /** Groups are separated by a line. */
  items: readonly (MenuItem | 'separator')[];
}

/** A button with a list of actions or links. To choose a value, use `Select`. */
export function Menu({ label, icon, children, size = 'md', align = 'end', items }: MenuProps) {
  const direction = usePageDirection();
  return (
    // Not modal: the page stays interactive, and a click outside only closes the menu.
    <RadixMenu.Root modal={false} dir={direction}>
      {children === undefined ? (
        <IconTrigger label={label} icon={icon ?? <Icon name="more" />} size={size} />
      ) : (
        <RadixMenu.Trigger className={button({ tone: 'line', size })}>
          {icon}
          {children}
          <Icon name="chevron-down" size={16} />
        </RadixMenu.Trigger>
      )}
      <RadixMenu.Portal>
        <RadixMenu.Content
          className={styles.menu}
          aria-label={label}
          align={align}
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

function Item({ label, icon, href, tone = 'neutral', isDisabled = false, onSelect }: MenuItem) {
  if (label === '') return null;
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} />}
      <span className={styles.text} dir="auto">
        {label}
      </span>
    </>
  );
  const isLink = href !== undefined && !isDisabled;
  return (
    <RadixMenu.Item
      className={styles.item[tone]}
      asChild={isLink}
      disabled={isDisabled}
      textValue={label}
      onSelect={onSelect}
    >
      {isLink ? <Link href={href}>{content}</Link> : content}
    </RadixMenu.Item>
  );
}

function IconTrigger({ label, icon, size }: Required<Pick<MenuProps, 'label' | 'icon' | 'size'>>) {
  const { anchor, isOpen, tip } = useTip<HTMLButtonElement>();
  return (
    <RadixMenu.Trigger className={iconButton({ size })} aria-label={label} {...anchor}>
      {icon}
      <NameTip name={label} isOpen={isOpen} tip={tip} />
    </RadixMenu.Trigger>
  );
}
