import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import * as common from '#messages/common.js';
import { isComposing } from '../Field/is-composing.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps {
  /** Accessible name. Not visible: the icon and the placeholder show the purpose. */
  label: string;
  /** Shown while the field is empty. Says what the search covers. */
  placeholder: string;
  /** Its name in a form that works without scripts. */
  name?: string;
  /** The text in the field. */
  value: string;
  /**
   * Pressing "/" anywhere on the page focuses this field, except from text fields and dialogs. At most one
   * field per page. People who use dictation trigger single keys by accident (WCAG 2.1.4), so set it only
   * when the person's settings allow single-key shortcuts.
   */
  hasShortcut?: boolean;
  /** Makes the field a combobox: the ids of its list and of the active option, while there are any. */
  popup?: { list?: string | undefined; option?: string | undefined };
  /** As high as a form field, for use at the top of a page. */
  isTall?: boolean;
  /** Without an edge: as high as the frame that it is a cell of, which shows the focus. */
  isCell?: boolean;
  /** The id of its form, if that is elsewhere on the page. */
  form?: string | undefined;
  /** Called on every keystroke. Debounce server requests. */
  onChange(value: string): void;
}

const typing = ':is(input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select)';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(typing));

/** An open dialog must keep focus, and a menu uses letter keys for typeahead. */
const isBehindDialog = () => document.querySelector(':is([role$="dialog"], [role="menu"])') !== null;

/** A field that searches a list. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, hasShortcut, isTall = false, isCell = false, popup, onChange } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!hasShortcut) return;
    function come(event: globalThis.KeyboardEvent) {
      // Shift is allowed, because some keyboard layouts need it for "/".
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isComposing(event) || isTyping(event.target) || isBehindDialog()) return;
      event.preventDefault();
      input.current?.select();
      input.current?.focus();
    }
    document.addEventListener('keydown', come);
    return () => document.removeEventListener('keydown', come);
  }, [hasShortcut]);

  function clear() {
    onChange('');
    input.current?.focus();
  }

  function clearOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || value === '' || isComposing(event.nativeEvent)) return;
    // Keeps a dialog around the field open.
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
        className={isCell ? styles.cellInput : isTall ? styles.tallInput : styles.input}
        type={popup ? 'text' : 'search'}
        {...(popup && {
          role: 'combobox',
          'aria-autocomplete': 'list' as const,
          'aria-expanded': popup.list !== undefined,
          'aria-controls': popup.list,
          'aria-activedescendant': popup.option,
        })}
        name={props.name}
        form={props.form}
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
        <kbd className={isCell ? styles.cellShortcut : styles.shortcut} aria-hidden="true">
          /
        </kbd>
      )}
    </div>
  );
}
