import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { SkeletonLines } from '#ui/components/Skeleton/SkeletonLines.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { press } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import type { ActionError } from '../form/action-error.ts';
import { EditDrawer } from './EditDrawer.tsx';

interface WorkshopProps {
  label: string;
  isLoading?: boolean;
  isPending?: boolean;
  failure?: ActionError;
  onSave(): void;
  onClose(): void;
}

/** The name of a workshop. */
function Workshop({ label, isLoading = false, isPending = false, failure, onSave, onClose }: WorkshopProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isDirty, setDirty] = useState(false);
  return (
    <EditDrawer
      isOpen
      label={label}
      form={form}
      isDirty={isDirty}
      isPending={isPending}
      failure={failure}
      leaveText="Leave without saving? The new name will be lost."
      saveLabel="Save changes"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      onClose={onClose}
      fields={
        isLoading ? null : (
          <TextField
            label={label}
            name="workshop"
            registration={{
              name: 'workshop',
              onChange: () => setDirty(true),
              onBlur: () => undefined,
              ref: () => undefined,
            }}
          />
        )
      }
    >
      {isLoading && <SkeletonLines />}
    </EditDrawer>
  );
}

export default {
  component: Workshop,
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  args: { label: 'Workshop', onSave: fn(), onClose: fn() },
} satisfies Meta<typeof Workshop>;
type Story = StoryObj<typeof Workshop>;

const findDrawer = async () => within(await screen.findByRole('dialog'));

/** Nothing is typed yet, so nothing is asked. */
export const Default: Story = {
  play: async ({ args }) => {
    const drawer = await findDrawer();
    await press(drawer, 'Save changes');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Escape asks, and takes the question back. */
export const Leaving: Story = {
  play: async ({ args }) => {
    const drawer = await findDrawer();
    await userEvent.type(drawer.getByLabelText('Workshop'), 'Lindqvist');
    await userEvent.keyboard('{Escape}');
    await expect(drawer.getByRole('alert')).toHaveTextContent(/^Leave without saving\?/);
    await userEvent.keyboard('{Escape}');
    await expect(drawer.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await press(drawer, 'Leave');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Faults: Story = { args: { failure: { message: 'Another workshop has this name.' } } };

/** Nothing closes it. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    await findDrawer();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Nothing can be saved before the fields are there. */
export const Empty: Story = {
  args: { isLoading: true },
  play: async () => {
    const save = (await findDrawer()).getByRole('button', { name: 'Save changes' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
  },
};

export const OnNarrow: Story = {
  args: { label: longWord, failure: { message: longWord } },
  globals: { viewport: { value: 'narrowest' } },
};
