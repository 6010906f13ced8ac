import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import * as common from '#messages/common.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps {
  /** Read aloud and not shown: the icon and the placeholder say it to the eye. */
  label: string;
  placeholder: string;
  value: string;
  /**
   * The key "/" comes here from anywhere on the page, except from where one types and from a dialog. One field
   * of a page at most. Who dictates sets off single keys unawares (WCAG 2.1.4): whoever asks for it passes on
   * whether the person wants such keys.
   */
  hasShortcut?: boolean;
  /** As high as a field of a form, where it leads a whole page. */
  isTall?: boolean;
  /** Called with every keystroke; whoever asks a server waits a little. */
  onChange(value: string): void;
  onClear?(): void;
}

const typing = ':is(input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select)';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(typing));

/** Nothing may take the focus out of a dialog, nor out of a menu that finds its entries by letters. */
const isBehindDialog = () => document.querySelector(':is([role$="dialog"], [role="menu"])') !== null;

export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, hasShortcut, isTall = false, onChange, onClear } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!hasShortcut) return;
    function come(event: globalThis.KeyboardEvent) {
      // With Shift it is a key of its own, which on some keyboards "/" needs.
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || event.isComposing || isTyping(event.target) || isBehindDialog()) return;
      event.preventDefault();
      input.current?.select();
      input.current?.focus();
    }
    document.addEventListener('keydown', come);
    return () => document.removeEventListener('keydown', come);
  }, [hasShortcut]);

  function clear() {
    onChange('');
    onClear?.();
    input.current?.focus();
  }

  function clearOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || value === '') return;
    // Escape has done its work: a dialog around the field stays open.
    event.preventDefault();
    event.stopPropagation();
    clear();
  }

  return (
    <div className={styles.search}>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <span className={styles.icon}>
        <Icon name="search" />
      </span>
      <input
        ref={input}
        id={id}
        className={isTall ? styles.tallInput : styles.input}
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={placeholder}
        aria-keyshortcuts={hasShortcut ? '/' : undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={clearOnEscape}
      />
      {value !== '' && (
        <span className={styles.clear}>
          <IconButton label={common.clear()} size="sm" icon={<Icon name="x" size={16} />} onPress={clear} />
        </span>
      )}
      {value === '' && hasShortcut && (
        <kbd className={styles.shortcut} aria-hidden="true">
          /
        </kbd>
      )}
    </div>
  );
}
