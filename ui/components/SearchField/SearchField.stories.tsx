import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: {
    label: 'Search parts',
    placeholder: 'Name of a part',
    value: '',
    onChange: fn(),
    onClear: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SearchField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search parts' });
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(field, 'disc');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(args.onChange).toHaveBeenLastCalledWith('disc');
  },
};

/** The focus goes back to where one types. */
export const Clear: Story = {
  args: { value: 'bearing' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Escape clears first; with nothing to clear it is left to the dialog around. */
export const Escape: Story = {
  args: { value: 'bearing' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Shortcut: Story = {
  args: { value: 'disc', hasShortcut: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('searchbox');
    await userEvent.keyboard('k');
    await expect(field).not.toHaveFocus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(field).toHaveFocus();
    await expect(field.selectionEnd).toBe(4);
  },
};

export const ShortcutShown: Story = { args: { hasShortcut: true } };

export const LongTexts: Story = {
  args: { value: 'Bremsscheibenabdeckblech'.repeat(6), placeholder: 'Bremsscheibenabdeckblech'.repeat(6) },
};

export const LongPlaceholder: Story = { args: { placeholder: 'Bremsscheibenabdeckblech'.repeat(6) } };

export const RightToLeft: Story = {
  args: { value: 'قرص' },
  render: (args) => (
    <div dir="rtl">
      <SearchField {...args} label="بحث" placeholder="اسم القطعة" />
    </div>
  ),
};
