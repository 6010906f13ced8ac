import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as calls from '#contract/calls.ts';
import type { OrderNote } from '#contract/questions.ts';
import { buildNote, buildQuestion } from '#mocks/fixtures/questions.ts';
import { mock } from '#mocks/handlers/mock.ts';
import { questionsScenarios } from '#mocks/handlers/shop/questions.ts';
import { expectRejected, fill, press } from '#ui/story/checks.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { longWord } from '#ui/story/long-content.ts';
import { OrderNotes, PartQuestions } from './OrderNotes.tsx';

export default {
  id: 'sections-order-ordernotes',
  component: OrderNotes,
  parameters: { api: [questionsScenarios.some] },
  args: {
    notes: { status: 'loading' },
    subject: 'Order 7K3M2Q',
    onAdd: fn(() => Promise.resolve(null)),
  },
  render: (args, { id }) => (
    <FromApi<OrderNote[]> story={id} path="/order-notes/1">
      {(notes) => <OrderNotes {...args} notes={notes} />}
    </FromApi>
  ),
} satisfies Meta<typeof OrderNotes>;
type Story = StoryObj<typeof OrderNotes>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: 'Answer by mail' })).toHaveAttribute(
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

const listed = (notes: OrderNote[]) => ({ api: [mock(calls.listOrderNotes)(() => notes)] });

export const Loading: Story = { parameters: { api: [questionsScenarios.loading] } };
export const Failed: Story = { parameters: { api: [questionsScenarios.failed] } };
export const Empty: Story = { parameters: listed([]) };

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
  parameters: listed([
    buildNote({ text: longWord.repeat(20) }),
    buildQuestion({ text: 'Line\n'.repeat(30) }),
  ]),
  globals: { viewport: { value: 'narrowest' } },
};

/** In the drawer of a part. */
export const OfAPart: Story = {
  parameters: { api: [mock(calls.listPartQuestions)(() => [buildQuestion()])] },
  render: (_args, { id }) => (
    <FromApi<OrderNote[]> story={id} path="/part-questions/1">
      {(questions) => <PartQuestions questions={questions} subject="Brake disc" />}
    </FromApi>
  ),
};

export const OfAPartNone: Story = {
  ...OfAPart,
  parameters: { api: [mock(calls.listPartQuestions)(() => [])] },
};
