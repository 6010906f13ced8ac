import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { DayField } from './DayField.tsx';

export default {
  title: 'Form fields/DayField',
  id: 'components-dayfield',
  component: DayField,
  args: { label: 'From', value: '2026-11-18', onChange: fn() },
} satisfies Meta<typeof DayField>;
type Story = StoryObj<typeof DayField>;

/** A year that is being typed is no choice yet. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('From');
    await fireEvent.change(field, { target: { value: '0002-11-18' } });
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.change(field, { target: { value: '2025-11-18' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-11-18');
    await fireEvent.change(field, { target: { value: '' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
};

export const AnyDay: Story = { args: { value: undefined } };
