import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import * as product from '#messages/product.js';
import { Numeric } from '../Numeric/Numeric.tsx';
import { Money } from '../Money/Money.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import docs from './ConfirmDialog.docs.tsx';

export default {
  title: 'Dialogs and modals/ConfirmDialog',
  id: 'components-confirmdialog',
  component: ConfirmDialog,
  parameters: { documentation: () => docs, docs: { story: { inline: false, height: '26rem' } } },
  args: {
    isOpen: true,
    title: product.cancelQuestion(),
    children: (
      <>
        <DescriptionList
          columns={4}
          cells={[
            { label: 'Product', value: 'Ventilated brake disc', span: 2 },
            { label: 'Quantity', value: <Numeric>120</Numeric> },
            { label: 'Total Price', value: <Money amount={7680} /> },
          ]}
        />
        <p>Nothing was charged. The order is removed from your list.</p>
      </>
    ),
    isBusy: false,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
type Story = StoryObj<typeof ConfirmDialog>;

const dialog = () => screen.findByRole('alertdialog', { name: product.cancelQuestion() });

/** Close has initial focus, so that Enter does no harm. The caller decides whether a dialog closes. */
export const Open: Story = {
  play: async ({ args }) => {
    const { parentElement: scrim } = await dialog();
    const close = screen.getByRole('button', { name: 'Close' });
    const confirm = screen.getByRole('button', { name: 'Confirm' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    if (scrim) await userEvent.click(scrim);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** While pending, nothing closes it, and it confirms only once. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args }) => {
    const { parentElement: scrim } = await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    if (scrim) await userEvent.click(scrim);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** On a phone the two buttons share the width. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** An error is shown in it, above the buttons. */
export const Refused: Story = {
  args: { children: <Notice tone="critical">{product.alreadyPaid()}</Notice> },
};
