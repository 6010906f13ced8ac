import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import * as calls from '#contract/calls.ts';
import type { SearchReport, Synonyms } from '#contract/catalogue/search.ts';
import { synonyms } from '#mocks/fixtures/searches.ts';
import { searchHandlers } from '#mocks/handlers/catalogue/search.ts';
import { mock } from '#mocks/handlers/mock.ts';
import { type Canvas, expectVisible, press, replace } from '#ui/story/checks.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { longWord } from '#ui/story/long-content.ts';
import { SearchDesk, type SearchDeskProps } from './SearchDesk.tsx';

export default {
  id: 'sections-searchdesk',
  component: SearchDesk,
  parameters: { layout: 'padded', api: searchHandlers },
  args: {
    report: { status: 'loading' },
    synonyms: { status: 'loading' },
    hrefOf: (words) => `/parts?search=${words}`,
    onSave: fn<SearchDeskProps['onSave']>(() => Promise.resolve(null)),
    onDirtyChange: fn(),
  },
  render: (args, { id }) => (
    <FromApi<SearchReport> story={id} path="/search-report">
      {(report) => (
        <FromApi<Synonyms> story={id} path="/synonyms">
          {(found) => <SearchDesk {...args} report={report} synonyms={found} />}
        </FromApi>
      )}
    </FromApi>
  ),
} satisfies Meta<typeof SearchDesk>;
type Story = StoryObj<typeof SearchDesk>;

const group = (canvas: Canvas, number: number) => canvas.getByLabelText(`Group ${number}`);

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: 'tow bar' })).toHaveAttribute(
      'href',
      '/parts?search=tow bar',
    );
    await press(canvas, 'Save synonyms');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(synonyms));
  },
};

/** A search that found nothing becomes a group. One that is in a group already leads there. */
export const SynonymForSearch: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    await press(canvas, 'Add a synonym for wiper blade');
    await waitFor(() => expect(group(canvas, 6)).toHaveFocus());
    await userEvent.type(group(canvas, 6), 'windscreen wiper');
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true));
    await press(canvas, 'Add a synonym for wiper blade');
    await waitFor(() => expect(group(canvas, 6)).toHaveFocus());
    await press(canvas, 'Remove group 1');
    await waitFor(() => expect(group(canvas, 1)).toHaveFocus());
    mocked(args.onSave).mockResolvedValueOnce({ message: 'Not saved' });
    await press(canvas, 'Save synonyms');
    await expectVisible(canvas, 'Not saved');
    await press(canvas, 'Save synonyms');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith([
        ...synonyms.slice(1),
        ['wiper blade', 'windscreen wiper'],
      ]),
    );
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
  },
};

/** A word is in one group only. A new row is judged when it is left. */
export const Faults: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, 'Add a group');
    await waitFor(() => expect(group(canvas, 6)).toHaveFocus());
    await expect(group(canvas, 6)).not.toHaveAccessibleDescription();
    await userEvent.type(group(canvas, 6), 'clutch, CLUTCH');
    await replace(group(canvas, 2), 'damper, Rotor');
    await replace(group(canvas, 3), 'bonnet');
    await replace(group(canvas, 4), `tyre, ${'x'.repeat(41)}`);
    await replace(group(canvas, 5), 'a, b, c, d, e, f, g, h, i, j, k');
    await press(canvas, 'Save synonyms');
    const messages = [
      '“Rotor” is in group 1, too',
      'Write at least two words, separated by commas',
      'A word can have at most 40 characters',
      'A group can have at most 10 words',
      '“CLUTCH” is there twice',
    ];
    for (const [index, message] of messages.entries())
      await expect(group(canvas, index + 2)).toHaveAccessibleDescription(message);
    await waitFor(() => expect(group(canvas, 2)).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
    await press(canvas, 'Undo changes');
    await expect(canvas.queryByLabelText('Group 6')).toBeNull();
  },
};

const long = [{ words: longWord, searches: 1_000_000, parts: 1000 }];

export const LongContent: Story = {
  parameters: {
    api: [
      mock(calls.searchReport)(() => ({ searches: 2_000_000, frequent: long, withoutResult: long })),
      mock(calls.listSynonyms)(() => [[longWord, 'b']]),
    ],
  },
};
