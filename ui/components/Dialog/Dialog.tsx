import type { ReactNode, RefObject } from 'react';
import * as RadixDialog from 'radix-ui/dialog';
import * as common from '#messages/common.js';
import { isComposing } from '../Field/is-composing.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps {
  /** Shows the dialog. */
  isOpen: boolean;
  /** The heading, which is also the accessible name. */
  title: ReactNode;
  /** The content between the heading and the actions. */
  children: ReactNode;
  /** Action buttons, with the primary one last. */
  actions: ReactNode;
  /** For an image: as large as the window allows. */
  isWide?: boolean;
  /** For a form: 560 px wide, with a close button. Fills narrow screens, where its actions stay at the foot. */
  isSheet?: boolean;
  /** For a form of columns: a sheet of up to 864 px. */
  isRoomy?: boolean;
  /** The dialog asks a question that must be answered first. */
  isAlert?: boolean;
  /** While a request is pending, neither Escape nor a click outside closes the dialog. */
  isBusy?: boolean;
  /**
   * Receives focus on close when the previously focused element is gone, such as the button of a removed row.
   */
  fallbackFocus?: RefObject<HTMLElement | null>;
  /** Called by Escape and by a click outside, unless the dialog is busy. */
  onClose(): void;
}

/** A modal dialog for one task. Escape or a click outside closes it and returns focus. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    title,
    children,
    actions,
    isWide = false,
    isSheet = false,
    isRoomy = false,
    isAlert,
    isBusy = false,
    fallbackFocus,
    onClose,
  } = props;
  const returnFocus = useReturnFocus(fallbackFocus);
  const sheet = isRoomy ? styles.roomySheet : styles.sheet;
  const look = isSheet ? sheet : isWide ? styles.wideDialog : styles.dialog;
  const heading = <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>;
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && !isBusy && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={isSheet ? styles.sheetStage : styles.stage}>
          <RadixDialog.Content
            className={look}
            role={isAlert ? 'alertdialog' : 'dialog'}
            // While it fades out, a second press would repeat the action.
            inert={!isOpen}
            onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
            {...(isSheet && { 'aria-describedby': undefined })}
            {...returnFocus}
          >
            {isSheet ? (
              <div className={styles.sheetHead}>
                {heading}
                <IconButton label={common.close()} icon={<Icon name="x" />} onPress={onClose} />
              </div>
            ) : (
              heading
            )}
            {/* A form would be read out as a whole. */}
            {isSheet ? (
              <div className={styles.sheetBody}>{children}</div>
            ) : (
              <RadixDialog.Description asChild>
                <div className={styles.body}>{children}</div>
              </RadixDialog.Description>
            )}
            <div className={isSheet ? styles.sheetActions : styles.actions}>{actions}</div>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
