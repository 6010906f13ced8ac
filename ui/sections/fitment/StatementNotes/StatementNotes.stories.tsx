import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Fitment } from '#contract/fitment/fitment.ts';
import type { ConvertedNote, NotePreview, StatementNote } from '#contract/fitment/notes.ts';
import { buildPart } from '#mocks/fixtures/parts.ts';
import { fixtureId } from '#mocks/fixtures/ids.ts';
import { emptyStatement, statementsOf } from '#mocks/fixtures/vehicles.ts';
import { notesHandlers, notesHandlersOf, notesScenarios } from '#mocks/handlers/fitment/notes.ts';
import { expectRejected, expectVisible, fill, press } from '#ui/story/checks.ts';
import { ask } from '#ui/story/from-api.tsx';
import { longWord } from '#ui/story/long-content.ts';
import { StatementNotes, type StatementNotesProps } from './StatementNotes.tsx';

type NotesStory = Pick<StatementNotesProps, 'onClose'> & { onSend(body: object): void };

/** What the API answers. The contract types the handlers. */
async function answerOf<Value>(...request: Parameters<typeof ask>): Promise<Value> {
  const { answer, failure } = await ask(...request);
  if (failure) throw new Error(failure.message);
  return answer as Value;
}

export default {
  id: 'sections-statementnotes',
  parameters: { api: notesHandlers, docs: { story: { inline: false, height: '50rem' } } },
  args: { onClose: fn(), onSend: fn() },
  render: ({ onClose, onSend }, { id }) => (
    <StatementNotes
      isOpen
      onClose={onClose}
      onList={async ({ search, page, limit }) => {
        const query = new URLSearchParams({ search, page: String(page), limit: String(limit) });
        const rows = await answerOf<StatementNote[]>(id, 'GET', `/statement-notes?${query}`);
        return { rows, total: rows.length < limit && page === 1 ? rows.length : 60 };
      }}
      onPreview={(note) =>
        answerOf<NotePreview>(id, 'GET', `/statement-note?${new URLSearchParams({ note })}`)
      }
      onConvert={async (body) => {
        onSend(body);
        const { answer, failure } = await ask(id, 'POST', '/statement-notes', body);
        return failure ?? (answer as ConvertedNote);
      }}
    />
  ),
} satisfies Meta<NotesStory>;
type Story = StoryObj<NotesStory>;

const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));
const list = () => drawer('Notes on vehicles');

async function choose(note: RegExp) {
  await press(await list(), note);
  const form = await drawer('Make a note a condition');
  await waitFor(() => expect(form.getByLabelText('Criterion')).toHaveFocus());
  return form;
}

/** The most frequent notes first. */
export const Default: Story = {
  play: async () => {
    const notes = await list();
    await expectVisible(notes, /Not with adaptive dampers/);
    const [first] = notes.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Not with adaptive dampers3 statements, 2 parts');
    await userEvent.type(notes.getByRole('searchbox', { name: 'Search notes' }), 'nothing like this');
    await expectVisible(notes, 'No notes match');
    await press(notes, 'Show all notes');
    await expectVisible(notes, /Disc 280 mm/);
  },
};

export const Loading: Story = { parameters: { api: [notesScenarios.loading] } };
export const Failed: Story = {
  parameters: { api: [notesScenarios.failed] },
  play: async () => expectVisible(await list(), 'The notes could not be loaded'),
};
export const Empty: Story = {
  parameters: { api: notesScenarios.none },
  play: async () => expectVisible(await list(), 'No notes'),
};

/** What customers are asked, and the verdict on the examples, follow what is typed. */
export const Previewed: Story = {
  play: async ({ args }) => {
    const form = await choose(/Not with adaptive dampers/);
    await expect(form.getByLabelText('Is')).toHaveValue('Not with adaptive dampers');
    await expectVisible(form, 'The condition replaces the note in 3 statements of 2 parts.');
    await press(form, 'Make it a condition');
    await expectRejected(form.getByLabelText('Criterion'), 'Enter what must be right, such as Brake system');
    await expect(args.onSend).not.toHaveBeenCalled();
    await fill(form, { Criterion: 'Adaptive dampers' });
    await userEvent.clear(form.getByLabelText('Is'));
    await userEvent.type(form.getByLabelText('Is'), 'no');
    await expectVisible(form, 'Customers are asked: Adaptive dampers no?');
    await waitFor(() => expect(form.getAllByText('Fits if no')).toHaveLength(2));
  },
};

/** The focus is where the row was. */
export const Converted: Story = {
  tags: ['test-only'],
  play: async ({ args }) => {
    const form = await choose(/Disc 280 mm/);
    await press(form, 'Back to the notes');
    const row = (await list()).getByRole('button', { name: /Disc 280 mm/ });
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Rear disc{Enter}');
    await expectVisible(await list(), 'It is a condition of 1 statement of 1 part now.');
    await expect(args.onSend).toHaveBeenCalledWith({
      ...{ note: 'Disc 280 mm', criterion: 'Rear disc', value: 'Disc 280 mm' },
    });
    await press(await list(), 'Close');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  parameters: { api: [notesScenarios.refused, ...notesHandlers] },
  play: async () => {
    const form = await choose(/Disc 280 mm/);
    await fill(form, { Criterion: 'Rear disc' });
    await press(form, 'Make it a condition');
    await waitFor(() => expect(form.getByRole('alert')).toBeVisible());
    await expect(form.getByLabelText('Criterion')).toHaveValue('Rear disc');
  },
};

export const GoneMeanwhile: Story = {
  parameters: { api: [notesScenarios.goneMeanwhile, ...notesHandlers] },
  play: async () => {
    const form = await choose(/Disc 280 mm/);
    await fill(form, { Criterion: 'Rear disc' });
    await press(form, 'Make it a condition');
    await expectVisible(await list(), 'No statement has this note any more. Somebody may have changed it.');
  },
};

export const PreviewLoading: Story = {
  parameters: { api: [notesScenarios.previewLoading, ...notesHandlers] },
  play: async () => {
    await choose(/Disc 280 mm/);
  },
};

export const PreviewFailed: Story = {
  parameters: { api: [notesScenarios.previewFailed, ...notesHandlers] },
  play: async () => expectVisible(await choose(/Disc 280 mm/), 'The statements could not be counted'),
};

const parts = (...all: ReadonlyArray<ReadonlyArray<Partial<Fitment>>>) =>
  notesHandlersOf(() =>
    all.map((rows, index) => ({
      part: buildPart({ _id: fixtureId('part', index + 1), number: `NH-${index + 1}` }),
      fitments: statementsOf(rows.map((row) => ({ ...emptyStatement, ...row }))),
    })),
  );

const golf = { model: 'volkswagen-golf-7', note: 'Brake system: ATE' };
const akebono = { criterion: 'Brake system', value: 'Akebono' };

/** The condition is read from the note. Statements with another value of the criterion get an alternative; a full one keeps its note. */
export const Alternatives: Story = {
  parameters: {
    api: parts(
      [golf],
      [{ ...golf, conditions: [akebono] }],
      [
        {
          ...golf,
          conditions: Array.from({ length: 20 }, (_, index) => ({
            criterion: `Option ${index}`,
            value: 'yes',
          })),
        },
      ],
    ),
  },
  play: async () => {
    const form = await choose(/Brake system: ATE/);
    await expect(form.getByLabelText('Criterion')).toHaveValue('Brake system');
    await expect(form.getByLabelText('Is')).toHaveValue('ATE');
    await expectVisible(
      form,
      '1 statement has another value of this criterion. Either value will do then.',
      '1 statement keeps the note, because it has 20 conditions already.',
      'Fits if ATE',
    );
  },
};

export const LongContent: Story = {
  parameters: { api: parts([{ note: longWord.repeat(9).slice(0, 200), model: 'volkswagen-golf-7' }]) },
  play: async ({ canvasElement }) => {
    const notes = within(canvasElement.ownerDocument.body);
    await press(notes, new RegExp(longWord));
    await expectVisible(await drawer('Make a note a condition'), 'Not changed yet');
  },
};
