import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { conditionKey } from '#contract/fitment/condition-key.ts';
import type { Answer } from '#contract/fitment/fitment.ts';
import { press } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import { FitQuestions, type FitQuestionsProps } from './FitQuestions.tsx';

const ate = { criterion: 'Brake system', value: 'ATE' };
const option = { criterion: 'Option', value: '1ZE' };

/** Keeps the answers, like the page. */
function Kept({ questions, onAnswer, onMonth, ...props }: FitQuestionsProps) {
  const [given, setGiven] = useState<readonly Answer[]>(questions.answered);
  const [month, setMonth] = useState(questions.month);
  const keys = new Set(given.map(conditionKey));
  return (
    <FitQuestions
      {...props}
      questions={{
        answered: given,
        open: questions.open.filter((one) => !keys.has(conditionKey(one))),
        ...(month && { month }),
      }}
      onAnswer={(answer) => {
        setGiven([...given.filter((one) => conditionKey(one) !== conditionKey(answer)), answer]);
        onAnswer(answer);
      }}
      onMonth={(value) => {
        setMonth(month && { ...month, value });
        onMonth(value);
      }}
    />
  );
}

export default {
  id: 'sections-fitquestions',
  component: FitQuestions,
  args: {
    questions: { open: [ate, option], answered: [] },
    onAnswer: fn(),
    onMonth: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof FitQuestions>;
type Story = StoryObj<typeof FitQuestions>;

/** An answer becomes a line, where the focus stays. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('group', { name: 'Brake system ATE?' });
    first.querySelector('button')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith({ ...ate, answer: 'yes' });
    const change = await canvas.findByRole('button', { name: 'Change the answer: Brake system ATE' });
    await waitFor(() => expect(change).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Yes', pressed: true })).toHaveFocus());
  },
};

export const Answered: Story = {
  args: {
    questions: {
      open: [],
      answered: [
        { ...ate, answer: 'yes' },
        { ...option, answer: 'unknown' },
      ],
    },
  },
};

export const Month: Story = {
  args: { questions: { open: [ate], answered: [], month: { year: 2016, value: null } } },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('First registered in 2016'), 'October');
    await expect(args.onMonth).toHaveBeenCalledWith(10);
  },
};

/** At most three are asked together. */
export const Many: Story = {
  args: {
    questions: {
      open: ['ATE', 'Akebono', 'Bosch', 'Brembo'].map((value) => ({ ...ate, value })),
      answered: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(3);
    for (const name of ['ATE', 'Akebono']) {
      await userEvent.click(canvas.getAllByRole('button', { name: 'I do not know' })[0] ?? document.body);
      await canvas.findByRole('button', { name: `Change the answer: Brake system ${name}` });
    }
    await expect(canvas.getByRole('group', { name: 'Brake system Brembo?' })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    questions: {
      open: [{ criterion: longWord, value: longWord }],
      answered: [{ criterion: longWord, value: `${longWord}2`, answer: 'no' }],
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, /^Change the answer/);
  },
};
