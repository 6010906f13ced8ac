import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { press } from '#ui/story/checks.ts';
import { confirmAndFail } from '#ui/story/dialogs.ts';
import { longWord } from '#ui/story/long-content.ts';
import type { ActionError } from '../form/action-error.ts';
import { ConfirmAction } from './ConfirmAction.tsx';

interface Part {
  name: string;
}

export default {
  component: ConfirmAction<Part>,
  parameters: { api: [], docs: { story: { inline: false, height: '26rem' } } },
  args: {
    about: { name: 'Wheel bearing' },
    title: ({ name }) => `Delete ${name}?`,
    children: ({ name }) => (
      <>
        <DescriptionList columns={1} cells={[{ label: 'Product name', value: <bdi>{name}</bdi> }]} />
        <p>It is removed from the shop immediately.</p>
      </>
    ),
    onConfirm: fn((): Promise<ActionError | null> => Promise.resolve(null)),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmAction<Part>>;
type Story = StoryObj<typeof ConfirmAction<Part>>;

const dialog = () => screen.findByRole('alertdialog', { name: 'Delete Wheel bearing?' });

export const Asked: Story = {
  play: async ({ args }) => {
    const asked = within(await dialog());
    await waitFor(() => expect(asked.getByRole('button', { name: 'Close' })).toHaveFocus());
    await press(asked, 'Confirm');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onConfirm).toHaveBeenCalledWith({ name: 'Wheel bearing' });
  },
};

/** Runs once, however often Confirm is pressed. Nothing closes the dialog meanwhile. */
export const Locked: Story = {
  args: { onConfirm: fn((): Promise<ActionError | null> => new Promise(() => undefined)) },
  play: async ({ args }) => {
    const asked = within(await dialog());
    await userEvent.dblClick(asked.getByRole('button', { name: 'Confirm' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The dialog shows the error. Closing it reports the attempt. */
export const Refused: Story = {
  args: { onConfirm: fn(() => Promise.resolve({ message: 'It was deleted by somebody else.' })) },
  play: async ({ args }) => {
    const asked = within(await dialog());
    await confirmAndFail(asked, 'It was deleted by somebody else.');
    await expect(args.onClose).not.toHaveBeenCalled();
    await press(asked, 'Close');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongName: Story = { args: { about: { name: longWord } } };
