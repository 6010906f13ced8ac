import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';
import { CopyText } from './CopyText.tsx';

const transactionId = 'pi_3QK8xw2eZvKYlo2C0h7b1TfA';

export default {
  title: 'Text and values/CopyText',
  id: 'components-copytext',
  component: CopyText,
  args: { text: transactionId, label: 'Copy transaction id' },
} satisfies Meta<typeof CopyText>;
type Story = StoryObj<typeof CopyText>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: `${transactionId} Copy transaction id` }));
    await expect(write).toHaveBeenCalledWith(transactionId);
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied');
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('Not allowed', 'NotAllowedError'),
    );
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Could not be copied');
  },
};

export const Large: Story = { args: { text: 'NH-10042', label: 'Copy part number', size: 'lg' } };

export const AsButton: Story = {
  render: (args) => <CopyButton {...args} />,
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy transaction id' }));
    await expect(write).toHaveBeenCalledWith(transactionId);
  },
};

export const VeryLong: Story = { args: { text: transactionId.repeat(8) } };
