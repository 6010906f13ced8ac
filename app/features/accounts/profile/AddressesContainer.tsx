import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewAddress, SavedAddress, SavedAddresses } from '#contract/accounts/addresses.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { call } from '#app/lib/http/api.ts';
import { attempt } from '#app/lib/http/attempt.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { addressesQuery } from '#app/lib/queries/addresses.ts';
import { showRefusal, showToast } from '#app/lib/ui-state/toasts.ts';
import * as m from '#messages/addresses.js';
import { addressName } from '#ui/sections/accounts/Addresses/address-name.ts';
import { Addresses } from '#ui/sections/accounts/Addresses/Addresses.tsx';

/** The saved addresses of the signed-in customer. */
export function AddressesContainer() {
  const customer = useSignedIn();
  const client = useQueryClient();
  const query = addressesQuery(customer);
  const saved = useQuery({ ...query, select: ({ addresses }) => addresses });
  const params = { email: customer.email };

  /** Shows `change` immediately, and what the server says after `act`, which resolves to the error. */
  async function update(
    act: () => Promise<unknown>,
    change: (addresses: readonly SavedAddress[]) => SavedAddress[] = (addresses) => [...addresses],
  ) {
    await client.cancelQueries({ queryKey: query.queryKey });
    client.setQueryData(
      query.queryKey,
      (before): SavedAddresses | undefined => before && { ...before, addresses: change(before.addresses) },
    );
    const failure = await attempt(act);
    await client.invalidateQueries({ queryKey: query.queryKey });
    return failure;
  }

  const add = (body: NewAddress) => call('addAddress', { params, body });

  async function makeDefault(address: SavedAddress) {
    const failure = await update(
      () => call('changeAddress', { params: { id: address._id }, body: { isDefault: true } }),
      (addresses) => [address, ...addresses.filter((one) => one._id !== address._id)],
    );
    if (failure) showRefusal(failure);
  }

  async function remove(deleted: SavedAddress) {
    const { _id: id, ...content } = deleted;
    const name = addressName(deleted);
    const isDefault = saved.data?.[0]?._id === id;
    const failure = await update(
      () => call('deleteAddress', { params: { id } }),
      (addresses) => addresses.filter((one) => one._id !== id),
    );
    const toast = `address-${id}`;
    if (failure) {
      showRefusal({ ...failure, message: m.deleteFailed({ name, reason: failure.message }) }, toast);
      return;
    }
    async function restore() {
      const refused = await update(() => add({ ...content, isDefault }));
      if (refused)
        showRefusal({ ...refused, message: m.undoFailed({ name, reason: refused.message }) }, toast);
    }
    showToast({
      id: toast,
      tone: 'info',
      text: m.deleted({ name }),
      action: { label: m.undo(), name: m.undoDeleting({ name }), onPress: () => void restore() },
    });
  }

  return (
    <Addresses
      addresses={toRemote(saved)}
      customerName={customer.name}
      onSave={(values, id) =>
        update(() => (id === null ? add(values) : call('changeAddress', { params: { id }, body: values })))
      }
      onMakeDefault={(address) => void makeDefault(address)}
      onDelete={(address) => void remove(address)}
    />
  );
}
