import { useId } from 'react';
import type { SavedAddress } from '#contract/accounts/addresses.ts';
import * as m from '#messages/addresses.js';
import * as common from '#messages/common.js';
import * as purchase from '#messages/purchase-form.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Dialog } from '#ui/components/Dialog/Dialog.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { TextArea } from '#ui/components/TextArea/TextArea.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { Refusal } from '../../form/Refusal.tsx';
import { useSentForm } from '../../form/use-sent-form.ts';
import { addressName } from './address-name.ts';
import { AddressValues } from './address-values.ts';

interface AddressDialogProps {
  /** Null: the dialog is closed. */
  edited: SavedAddress | 'new' | null;
  customerName: string;
  onSave(values: AddressValues, id: string | null): Promise<ActionError | null>;
  onClose(): void;
}

/** Adds or changes an address. */
export function AddressDialog({ edited, customerName, onSave, onClose }: AddressDialogProps) {
  const formId = useId();
  const address = edited === 'new' ? null : edited;
  const { form, field, submit } = useSentForm<AddressValues>({
    rules: AddressValues,
    defaultValues: {
      label: address?.label ?? '',
      name: address?.name ?? customerName,
      phone: address?.phone ?? '',
      address: address?.address ?? '',
    },
    send: (values) => onSave(values, address?._id ?? null),
    onSent: onClose,
  });
  return (
    <Dialog
      isOpen={edited !== null}
      isBusy={submit.isPending}
      title={address ? m.changeTitle({ name: addressName(address) }) : m.addTitle()}
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={submit.isPending} onPress={onClose}>
            {m.cancel()}
          </Button>
          <Button
            tone={form.formState.isDirty ? 'primary' : 'line'}
            isPending={submit.isPending}
            onPress={() => document.querySelector<HTMLFormElement>(`#${CSS.escape(formId)}`)?.requestSubmit()}
          >
            {m.save()}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit.onSubmit}>
        <Stack gap="2">
          <TextField
            {...field('label')}
            label={m.label()}
            hint={m.labelHint()}
            isOptional
            autoComplete="off"
          />
          <TextField {...field('name')} label={m.recipient()} autoComplete="name" />
          <TextField {...field('phone')} type="tel" label={common.phone()} isOptional autoComplete="tel" />
          <TextArea
            {...field('address')}
            label={common.address()}
            autoComplete="street-address"
            placeholder={purchase.addressPlaceholder()}
            rows={3}
          />
          {submit.failure && <Refusal of={submit.failure} />}
        </Stack>
      </form>
    </Dialog>
  );
}
