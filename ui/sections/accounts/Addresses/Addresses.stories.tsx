import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SavedAddresses } from '#contract/accounts/addresses.ts';
import * as calls from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { boatShed as shed } from '#mocks/fixtures/addresses.ts';
import { fixtureId } from '#mocks/fixtures/ids.ts';
import { addressesScenarios } from '#mocks/handlers/accounts/addresses.ts';
import { mock } from '#mocks/handlers/mock.ts';
import { mapRemote } from '#ui/remote.ts';
import { expectClosed, expectVisible, fill, press, replace } from '#ui/story/checks.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { longWord } from '#ui/story/long-content.ts';
import { rightToLeft } from '#ui/story/right-to-left.tsx';
import { Addresses, type AddressesProps } from './Addresses.tsx';

export default {
  id: 'sections-addresses',
  component: Addresses,
  parameters: { api: [addressesScenarios.saved] },
  args: {
    addresses: { status: 'loading' },
    customerName: 'Mara Lindqvist',
    onSave: fn<AddressesProps['onSave']>(() => Promise.resolve(null)),
    onMakeDefault: fn(),
    onDelete: fn(),
  },
  render: (args, { id }) => (
    <FromApi<SavedAddresses> story={id} path="/user-addresses/customer@norholt.test">
      {(saved) => <Addresses {...args} addresses={mapRemote(saved, ({ addresses }) => addresses)} />}
    </FromApi>
  ),
} satisfies Meta<typeof Addresses>;
type Story = StoryObj<typeof Addresses>;

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expectVisible(canvas, 'Default');
    await press(canvas, 'Make default, Boat shed');
    await expect(args.onMakeDefault).toHaveBeenCalledWith(shed);
    await press(canvas, 'Delete Boat shed');
    await expect(args.onDelete).toHaveBeenCalledWith(shed);
  },
};

export const Added: Story = {
  play: async ({ canvas, args }) => {
    await expectVisible(canvas, 'Default');
    await press(canvas, 'Add');
    const dialog = await dialogNamed('Add an address');
    await expect(dialog.getByLabelText('Name of the recipient')).toHaveValue('Mara Lindqvist');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const address = dialog.getByLabelText('Address');
    await waitFor(() => expect(address).toHaveAccessibleDescription('Address is required'));
    await fill(dialog, { Address: ' Kajgatan 9 ' });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expectClosed();
    const values = { label: '', name: 'Mara Lindqvist', phone: '', address: 'Kajgatan 9' };
    await expect(args.onSave).toHaveBeenCalledWith(values, null);
  },
};

/** What the server says of it is shown in the dialog. */
export const NotSaved: Story = {
  args: { onSave: fn<AddressesProps['onSave']>(() => Promise.resolve({ message: 'The shop is busy.' })) },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Change Boat shed');
    const dialog = await dialogNamed('Change Boat shed');
    await replace(dialog.getByLabelText(/^Your name for it/), 'x'.repeat(41));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const label = dialog.getByLabelText(/^Your name for it/);
    await waitFor(() => expect(label).toHaveAccessibleDescription('Use at most 40 characters.'));
    await replace(label, 'Shed');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The shop is busy.');
    const { name, phone, address, _id } = shed;
    await expect(args.onSave).toHaveBeenCalledWith({ label: 'Shed', name, phone, address }, _id);
  },
};

const saved = (addresses: SavedAddresses['addresses']) => ({
  api: [mock(calls.listAddresses)(() => ({ addresses, hasOrdered: true }))],
});

export const Loading: Story = { parameters: { api: [addressesScenarios.loading] } };
export const Failed: Story = { parameters: { api: [addressesScenarios.failed] } };
export const Empty: Story = { parameters: saved([]) };

export const Full: Story = {
  parameters: saved(
    Array.from({ length: limits.addresses }, (_, index) => ({
      _id: fixtureId('address', index),
      label: index % 2 === 0 ? longWord : '',
      ...{ name: longWord, phone: '+46 70 174 06 41', address: `Hamngatan ${index}\n${longWord}` },
    })),
  ),
  play: ({ canvas }) =>
    waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Add' })).toHaveAccessibleDescription(/^That is all/),
    ),
};

export const RightToLeft: Story = {
  ...rightToLeft,
  play: ({ canvas }) => expectVisible(canvas, 'Default'),
};
