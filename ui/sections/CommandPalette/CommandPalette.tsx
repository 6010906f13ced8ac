import { useState } from 'react';
import * as RadixDialog from 'radix-ui/dialog';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { TextField } from 'react-aria-components/TextField';
import * as m from '#messages/command-palette.js';
import { useReturnFocus } from '#ui/components/Dialog/use-return-focus.ts';
import { isComposing } from '#ui/components/Field/is-composing.ts';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import type { CommandGroup, CommandSearch } from './command.ts';
import * as styles from './CommandPalette.css.ts';
import { findCommands } from './find-commands.ts';

export interface CommandPaletteProps {
  isOpen: boolean;
  groups: readonly CommandGroup[];
  searches: readonly CommandSearch[];
  /** `text` is the typed text, for a search. */
  onRun(id: string, text: string): void;
  onClose(): void;
}

const nameOf = m.commands();

/** Finds and runs commands by name. Arrow keys select, Enter runs, Escape closes. */
export function CommandPalette({ isOpen, onClose, ...list }: CommandPaletteProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.stage}>
          <RadixDialog.Content
            className={styles.palette}
            aria-describedby={undefined}
            onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
            onOpenAutoFocus={onOpenAutoFocus}
            onCloseAutoFocus={(event) => {
              // The page that opened has already moved the focus.
              if (document.activeElement === document.body) onCloseAutoFocus(event);
              else event.preventDefault();
            }}
          >
            {/* Announced when the palette opens. The placeholder shows the same text. */}
            <VisuallyHidden>
              <RadixDialog.Title>{nameOf}</RadixDialog.Title>
            </VisuallyHidden>
            <Commands {...list} onClose={onClose} />
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function Commands({ groups, searches, onRun, onClose }: Omit<CommandPaletteProps, 'isOpen'>) {
  const [text, setText] = useState('');
  const found = findCommands(groups, searches, text);
  return (
    <Autocomplete inputValue={text} onInputChange={setText}>
      <TextField className={styles.field} aria-label={m.typeACommand()}>
        <Icon name="search" />
        <Input
          className={styles.input}
          // The field keeps focus and announces the active option of the list.
          role="combobox"
          aria-expanded
          placeholder={m.typeACommand()}
        />
      </TextField>
      <ListBox
        className={styles.list}
        aria-label={nameOf}
        items={found}
        selectionMode="none"
        renderEmptyState={() => <p className={styles.empty}>{m.none()}</p>}
        onAction={(key) => {
          onClose();
          onRun(String(key), text.trim());
        }}
      >
        {({ label, commands }) => (
          <ListBoxSection id={label}>
            <Header className={styles.group}>{label}</Header>
            <Collection items={commands}>
              {(command) => (
                <ListBoxItem className={styles.item} textValue={command.label}>
                  <Icon name={command.icon} />
                  <span className={styles.label}>{command.label}</span>
                </ListBoxItem>
              )}
            </Collection>
          </ListBoxSection>
        )}
      </ListBox>
    </Autocomplete>
  );
}
