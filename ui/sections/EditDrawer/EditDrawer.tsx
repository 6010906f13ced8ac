import { useId, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import * as common from '#messages/common.js';
import * as m from '#messages/edit-drawer.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Drawer } from '#ui/components/Drawer/Drawer.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import type { ShownError } from '../form/action-error.ts';
import { Refusal } from '../form/Refusal.tsx';
import * as styles from './EditDrawer.css.ts';

export interface EditDrawerProps {
  isOpen: boolean;
  label: string;
  /** The element of the form. */
  form: RefObject<HTMLFormElement | null>;
  /** Whether there are unsaved changes. Closing the drawer then asks first. */
  isDirty: boolean;
  /** While the form is being sent, nothing closes the drawer. */
  isPending: boolean;
  /** What leaving without saving loses. */
  leaveText: string;
  saveLabel: string;
  /** The fields. Null while they load: then nothing can be saved. */
  fields: ReactNode;
  /** The error that belongs to no field. */
  failure?: ShownError | undefined;
  /** What the last attempt to save did. Its line is reserved. */
  status?: string;
  /** Around the form, such as what shows that it loads. */
  children?: ReactNode;
  onSubmit(event: FormEvent): void;
  /** Called when the drawer closes, after the question. */
  onClose(): void;
}

/** A form in a drawer. Asks before unsaved changes are lost. Give each opening another `key`, by `useShown`. */
export function EditDrawer(props: EditDrawerProps) {
  const { isOpen, label, form, isDirty, isPending, leaveText, saveLabel, fields, failure, status } = props;
  const [isLeaving, setLeaving] = useState(false);
  const statusId = useId();
  const stay = () => setLeaving(false);
  const leave = isDirty ? () => setLeaving(true) : props.onClose;

  return (
    <Drawer
      isOpen={isOpen}
      side="right"
      size="detail"
      label={label}
      isBusy={isPending}
      onClose={isLeaving ? stay : leave}
      foot={
        isLeaving ? (
          <>
            <p className={styles.question} role="alert">
              {leaveText}
            </p>
            <Button onPress={stay}>{m.keepEditing()}</Button>
            <Button tone="solid" onPress={props.onClose}>
              {m.leave()}
            </Button>
          </>
        ) : (
          <>
            <Button isDisabled={isPending} onPress={leave}>
              {common.close()}
            </Button>
            <Button
              tone={isDirty ? 'primary' : 'line'}
              isPending={isPending}
              isDisabled={fields === null}
              describedBy={status === undefined ? undefined : statusId}
              onPress={() => form.current?.requestSubmit()}
            >
              {saveLabel}
            </Button>
          </>
        )
      }
    >
      {fields !== null && (
        <form ref={form} noValidate onSubmit={props.onSubmit}>
          <Stack gap="4">
            {fields}
            {failure && <Refusal of={failure} />}
            {status !== undefined && (
              <p className={styles.status} id={statusId} role="status">
                {status}
              </p>
            )}
          </Stack>
        </form>
      )}
      {props.children}
    </Drawer>
  );
}
