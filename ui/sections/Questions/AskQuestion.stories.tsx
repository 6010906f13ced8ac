import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { questionsHandlers, questionsScenarios } from '#mocks/handlers/shop/questions.ts';
import { fixtureId } from '#mocks/fixtures/ids.ts';
import { expectClosed, expectRejected, fill, press, type Canvas } from '#ui/story/checks.ts';
import { send } from '#ui/story/from-api.tsx';
import { rightToLeft } from '#ui/story/right-to-left.tsx';
import { AskQuestion } from './AskQuestion.tsx';

interface Args {
  about: 'part' | 'order';
  onAsk(text: string): void;
}

export default {
  args: { about: 'part', onAsk: fn() },
  render: ({ about, onAsk }, { id }) => (
    <AskQuestion
      about={about}
      name={about === 'part' ? 'Ventilated brake disc' : '7K3M2Q'}
      ask={(text) => {
        onAsk(text);
        return send(id, 'POST', '/questions', { text, partId: fixtureId('part', 1) });
      }}
    />
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

async function open(canvas: Canvas, name: RegExp) {
  await press(canvas, name);
  return within(await screen.findByRole('dialog'));
}

export const Default: Story = {
  parameters: { api: questionsHandlers },
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas, /Ask about this part/);
    await press(dialog, 'Send');
    await expectRejected(dialog.getByLabelText('Your question'), 'Write your question first');
    await fill(dialog, { 'Your question': 'Is it ventilated?' });
    await press(dialog, 'Send');
    await waitFor(() => expect(args.onAsk).toHaveBeenCalledWith('Is it ventilated?'));
    await expectClosed();
  },
};

export const AboutAnOrder: Story = {
  args: { about: 'order' },
  play: async ({ canvas }) => {
    await open(canvas, /Ask about this order/);
    await expect(await screen.findByRole('heading', { name: 'Ask about order 7K3M2Q' })).toBeVisible();
  },
};

/** More questions than the shop accepts within an hour. What was typed stays. */
export const TooMany: Story = {
  parameters: { api: [questionsScenarios.tooMany] },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, /Ask about this part/);
    await fill(dialog, { 'Your question': 'And this?' });
    await press(dialog, 'Send');
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByLabelText('Your question')).toHaveValue('And this?');
  },
};

export const Sending: Story = {
  parameters: { api: [questionsScenarios.asking] },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, /Ask about this part/);
    await fill(dialog, { 'Your question': 'And this?' });
    await press(dialog, 'Send');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const Visitor: StoryObj = {
  render: () => <AskQuestion about="part" name="Ventilated brake disc" ask={{ loginHref: '/login' }} />,
};

export const RightToLeft: Story = {
  ...rightToLeft,
  play: async ({ canvas }) => {
    await open(canvas, /Ask about this part/);
  },
};
