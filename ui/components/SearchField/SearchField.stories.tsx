import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { controlled } from '#ui/story/controlled.tsx';
import { SearchField } from './SearchField.tsx';

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

export default {
  title: 'Form fields/SearchField',
  id: 'components-searchfield',
  component: SearchField,
  args: {
    label: 'Search parts',
    placeholder: 'Name of a part',
    value: '',
    onChange: fn(),
  },
  decorators: [controlled('value', 'onChange')],
} satisfies Meta<typeof SearchField>;
type Story = StoryObj<typeof SearchField>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search parts' });
    await userEvent.keyboard('/');
    await expect(field).not.toHaveFocus();
    await expect(field).not.toHaveAttribute('aria-keyshortcuts');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(field, 'disc');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(args.onChange).toHaveBeenLastCalledWith('disc');
  },
};

/** Both return focus to the field. With nothing to clear, Escape is left to the dialog around. */
export const Clear: Story = {
  tags: ['test-only'],
  args: { value: 'bearing' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();

    await userEvent.keyboard('disc{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    // The button, four letters and the first Escape.
    await expect(args.onChange).toHaveBeenCalledTimes(6);
  },
};

/** The key moves focus to the field, unless somebody types. */
export const Shortcut: Story = {
  tags: ['test-only'],
  args: { value: 'disc', hasShortcut: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('searchbox');
    await userEvent.keyboard('{Control>}/{/Control}{Alt>}/{/Alt}{Meta>}/{/Meta}');
    await expect(field).not.toHaveFocus();
    await userEvent.keyboard('/');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('disc');
    await expect(field.selectionEnd).toBe(4);
  },
};

/** In another field the key is a character. */
export const ShortcutWhileTyping: Story = {
  tags: ['test-only'],
  args: { hasShortcut: true },
  render: (args) => (
    <>
      <SearchField {...args} />
      <TextField label="Note" name="note" />
    </>
  ),
  play: async ({ canvas }) => {
    const note = canvas.getByLabelText('Note');
    await userEvent.type(note, '1/2');
    await expect(note).toHaveValue('1/2');
    await expect(note).toHaveFocus();
  },
};

export const ShortcutBehindDialog: Story = {
  tags: ['test-only'],
  args: { hasShortcut: true },
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  render: (args) => (
    <>
      <SearchField {...args} />
      <Dialog isOpen title="Edit address" actions={<Button>Save</Button>} onClose={() => undefined}>
        <p>Something else comes first.</p>
      </Dialog>
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(focused()));
    await userEvent.keyboard('/');
    await expect(dialog).toContainElement(focused());
  },
};

export const ShortcutShown: Story = { args: { hasShortcut: true } };

export const LongTexts: Story = {
  args: { value: 'Bremsscheibenabdeckblech'.repeat(6), placeholder: 'Bremsscheibenabdeckblech'.repeat(6) },
};
