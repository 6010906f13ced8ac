import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { loadOnUse } from '#ui/load-on-use.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { useTip } from '../Tooltip/use-tip.tsx';
import type { MenuItem } from './MenuList.tsx';

export interface MenuProps {
  /** Names the menu and its button, which shows only an icon. */
  label: string;
  /** The actions. One with an empty label is not shown. */
  items: readonly MenuItem[];
}

const MenuList = loadOnUse('isOpen', async () => (await import('./MenuList.tsx')).MenuList);

/** A button with a list of actions. To choose a value, use `Select`. */
export function Menu({ label, items }: MenuProps) {
  const [openedBy, setOpenedBy] = useState<'pointer' | 'key' | null>(null);
  const { anchor, tip } = useTip(label);
  const isOpen = openedBy !== null;

  function onPointerDown(event: PointerEvent) {
    anchor.onPointerDown();
    if (event.button !== 0 || event.ctrlKey) return;
    setOpenedBy(isOpen ? null : 'pointer');
    // Focus moves into the menu.
    if (!isOpen) event.preventDefault();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    setOpenedBy('key');
  }

  return (
    <>
      <button
        className={iconButton({ size: 'sm' })}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...anchor}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      >
        <Icon name="more" />
        {tip}
      </button>
      <MenuList
        label={label}
        items={items}
        isOpen={isOpen}
        isByKey={openedBy === 'key'}
        button={anchor.ref}
        onOpenChange={() => setOpenedBy(null)}
      />
    </>
  );
}
