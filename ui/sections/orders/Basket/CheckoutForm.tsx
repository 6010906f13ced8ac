import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { SavedAddress, SavedAddresses } from '#contract/accounts/addresses.ts';
import { cleanLine, cleanLines } from '#contract/clean-text.ts';
import { limits } from '#contract/limits.ts';
import { isSameRecipient, type Recipient } from '#contract/recipient.ts';
import * as choice from '#messages/address-choice.js';
import * as m from '#messages/basket-page.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Checkbox } from '#ui/components/Checkbox/Checkbox.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import type { ActionError } from '../../form/action-error.ts';
import { registerField } from '../../form/register-field.ts';
import { RefusalLine } from '../../form/Refusal.tsx';
import { useDraftReport, useRefusal, useSubmitOnce } from '../../form/use-sent-form.ts';
import { AddressFields } from '../PurchaseForm/AddressFields.tsx';
import { AddressPart, type AddressEntry } from '../PurchaseForm/AddressPart.tsx';
import type { PurchaseCustomer } from '../PurchaseForm/OrderForm.tsx';
import { RecipientValues } from '../PurchaseForm/order-values.ts';
import type { BasketState } from './Basket.tsx';
import { BasketPanel, BasketTotal, placingProblem } from './BasketPanel.tsx';
import * as styles from './Basket.css.ts';

/** `saveAddress` is absent if it cannot be saved. */
export type CheckoutRecipient = Recipient & { saveAddress?: boolean };

export interface CheckoutFormProps {
  state: BasketState;
  customer: PurchaseCustomer;
  /** Absent if they are not known. Then an address cannot be saved either. */
  addresses: SavedAddresses | undefined;
  /** Values of an earlier visit. */
  draft: RecipientValues | undefined;
  /** Called on every change, so that a draft can be stored. */
  onDraftChange(draft: RecipientValues): void;
  onPlaceOrders(recipient: CheckoutRecipient): Promise<ActionError<'phone' | 'address'> | null>;
}

const ofCustomer = ({ name, phone = '' }: PurchaseCustomer): Recipient => ({ name, phone, address: '' });

/** Asks where the orders go to, and places them. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { state, customer, addresses, draft, onDraftChange, onPlaceOrders } = props;
  const saved = addresses?.addresses ?? [];
  const form = useForm<RecipientValues>({
    resolver: zodResolver(RecipientValues),
    mode: 'onTouched',
    defaultValues: draft ?? {
      ...recipientOf(saved[0] ?? ofCustomer(customer)),
      saveAddress: addresses?.hasOrdered,
    },
  });
  const { control, handleSubmit, setValue, clearErrors, formState } = form;
  const { failure, refuse } = useRefusal(form);
  const field = registerField(form);
  useDraftReport(form, onDraftChange);

  const { saveAddress = false, ...typed } = useWatch({ control });
  const recipient = {
    name: typed.name ?? customer.name,
    phone: cleanLine(typed.phone ?? ''),
    address: cleanLines(typed.address ?? ''),
  };
  const same = saved.find((one) => isSameRecipient(one, recipient));
  const canSave = addresses !== undefined && !same && saved.length < limits.addresses;
  const [entry, setEntry] = useState<AddressEntry>(same ? 'frame' : 'fields');

  function choose(address: SavedAddress | null) {
    setEntry(address ? 'saved' : 'fields');
    if (!address && !same) return;
    const chosen = recipientOf(address ?? ofCustomer(customer));
    for (const name of ['name', 'phone', 'address'] as const) setValue(name, chosen[name]);
    clearErrors();
  }

  const reasonId = useId();
  const reason = placingProblem(state);
  const isClosed = reason !== null;
  const onSubmit = useSubmitOnce(
    handleSubmit(async ({ name = customer.name, phone, address }) => {
      if (isClosed) return;
      const refused = await onPlaceOrders({
        ...{ name, phone, address },
        ...(canSave && { saveAddress }),
      });
      if (refused) refuse(refused);
    }),
  );
  return (
    <BasketPanel>
      <form className={styles.panel} noValidate onSubmit={onSubmit}>
        <div className={styles.panel}>
          {saved.length > 0 && (
            <AddressPart
              {...{ saved, recipient, same, entry }}
              isOrders={false}
              onChoose={choose}
              onUseAnother={() => setEntry('saved')}
            />
          )}
          {entry === 'fields' && <AddressFields phone={field('phone')} address={field('address')} />}
          {entry === 'fields' && canSave && (
            <Checkbox
              label={choice.save()}
              isChecked={saveAddress}
              onChange={(isSaved) => setValue('saveAddress', isSaved)}
            />
          )}
        </div>
        <BasketTotal state={state} />
        <Button
          type="submit"
          tone="primary"
          size="lg"
          isBlock
          isPending={formState.isSubmitting}
          isDisabled={isClosed}
          describedBy={reasonId}
        >
          {isClosed
            ? m.placeOrders({ count: state.lines })
            : m.placeOrdersFor({ count: state.lines, total: formatMoney(state.total) })}
        </Button>
        <p className={styles.under} id={reasonId}>
          {reason ?? m.eachIsAnOrder()}
        </p>
        {failure && <RefusalLine of={failure} />}
      </form>
    </BasketPanel>
  );
}

const recipientOf = ({ name, phone, address }: Recipient): Recipient => ({ name, phone, address });
