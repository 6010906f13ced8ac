import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { buildNote, buildQuestion, orderNotes } from '#mocks/fixtures/questions.ts';
import { expectRejected, fill, press } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import { OrderNotes, PartQuestions } from './OrderNotes.tsx';

export default {
  id: 'sections-order-ordernotes',
  component: OrderNotes,
  args: {
    notes: { status: 'ready', value: orderNotes },
    subject: 'Order 7K3M2Q',
    onAdd: fn(() => Promise.resolve(null)),
  },
} satisfies Meta<typeof OrderNotes>;
type Story = StoryObj<typeof OrderNotes>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Answer by mail' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.*subject=Order%207K3M2Q$/),
    );
    await press(canvas, 'Add');
    const field = canvas.getByLabelText('Add a note');
    await expectRejected(field, 'Write a note first');
    await fill(canvas, { 'Add a note': 'Called back.' });
    await press(canvas, 'Add');
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith('Called back.'));
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

export const Loading: Story = { args: { notes: { status: 'loading' } } };
export const Failed: Story = { args: { notes: { status: 'error', onRetry: fn() } } };
export const Empty: Story = { args: { notes: { status: 'ready', value: [] } } };

/** What was typed stays. */
export const NotAdded: Story = {
  args: { onAdd: () => Promise.resolve({ message: 'Something went wrong at the works' }) },
  play: async ({ canvas }) => {
    await fill(canvas, { 'Add a note': 'Called back.' });
    await press(canvas, 'Add');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Add a note')).toHaveValue('Called back.');
  },
};

export const LongContent: Story = {
  args: {
    notes: {
      status: 'ready',
      value: [buildNote({ text: longWord.repeat(20) }), buildQuestion({ text: 'Line\n'.repeat(30) })],
    },
  },
  globals: { viewport: { value: 'narrowest' } },
};

/** In the drawer of a part. */
export const OfAPart: StoryObj<typeof PartQuestions> = {
  args: { questions: { status: 'ready', value: [buildQuestion()] }, subject: 'Brake disc' },
  render: (args) => <PartQuestions {...args} />,
};

export const OfAPartNone: StoryObj<typeof PartQuestions> = {
  ...OfAPart,
  args: { questions: { status: 'ready', value: [] }, subject: 'Brake disc' },
};
