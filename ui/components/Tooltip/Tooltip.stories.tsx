import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

/**
 * An extra text for pointer and keyboard. Touch shows no tooltip, so necessary information belongs on the
 * page. An icon button shows its own name.
 */
export default {
  component: Tooltip,
  args: {
    text: 'The stock changed a minute ago',
    children: (textId) => <Button describedBy={textId}>Save</Button>,
  },
} satisfies Meta<typeof Tooltip>;
type Story = StoryObj<typeof Tooltip>;

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await expect(button).toHaveAccessibleDescription(args.text);
    await expect(canvas.getByText(args.text)).not.toBeVisible();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.getByText(args.text)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText(args.text)).not.toBeVisible());
    await expect(button).toHaveFocus();
  },
};

/** It stays while the pointer is on it, so that it can be read under a magnifier. */
export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Save' }));
    const tip = await canvas.findByText(args.text);
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.hover(tip);
    await expect(tip).toBeVisible();
    await userEvent.unhover(tip);
    await waitFor(() => expect(tip).not.toBeVisible());
  },
};

/** A pointer that leaves before the delay is over shows nothing. */
export const LeftBeforeItShows: Story = {
  render: (args) => (
    <>
      <Tooltip {...args}>{(textId) => <Button describedBy={textId}>Save</Button>}</Tooltip>
      <Tooltip text="Nothing is lost">{(textId) => <Button describedBy={textId}>Back</Button>}</Tooltip>
    </>
  ),
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.hover(save);
    await userEvent.hover(save);
    await userEvent.unhover(save);
    await userEvent.hover(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByText('Nothing is lost')).toBeVisible());
    await expect(canvas.getByText(args.text)).not.toBeVisible();
  },
};

/** Focus that a script sets does not show the tooltip. */
export const NotOnFocusByScript: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button').focus();
    await expect(canvas.getByText(args.text)).not.toBeVisible();
  },
};

/** It stays inside the window. */
export const LongText: Story = {
  args: { text: 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsring '.repeat(3) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tip = canvas.getByRole('tooltip');
    await waitFor(() => expect(tip).toBeVisible());
    await expect(tip.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await expect(tip.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NothingToSay: Story = {
  args: { text: '' },
  play: ({ canvas }) => expect(canvas.queryByRole('tooltip', { hidden: true })).toBeNull(),
};

export const TextAsContent: Story = {
  args: { text: 'pi_3QK8xw2eZvKYlo2C0h7b1TfA' },
  render: ({ text }) => <Tooltip text={text}>pi_3QK8xw…</Tooltip>,
};
