import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as calls from '#contract/calls.ts';
import type { StockHistory as History } from '#contract/catalogue/stock-history.ts';
import { buildStockHistory } from '#mocks/fixtures/stock-history.ts';
import { parts } from '#mocks/fixtures/parts.ts';
import { adminPartsHandlers, adminPartsScenarios } from '#mocks/handlers/catalogue/admin-parts.ts';
import { mock } from '#mocks/handlers/mock.ts';
import { expectRejected, expectVisible, fill, press, replace } from '#ui/story/checks.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { longWord } from '#ui/story/long-content.ts';
import { StockHistory } from './StockHistory.tsx';

export default {
  id: 'sections-stockhistory',
  component: StockHistory,
  parameters: { api: adminPartsHandlers },
  args: {
    history: { status: 'loading' },
    page: 1,
    pageSize: 25,
    orderHref: ({ _id }) => `/orders?search=${_id}`,
    onPageChange: fn(),
    onChange: fn(() => Promise.resolve(null)),
    onExport: fn(() => Promise.resolve(null)),
  },
  render: (args, { id }) => (
    <FromApi<History> story={id} path={`/stock-history/${parts[0]?._id ?? ''}`}>
      {(history) => <StockHistory {...args} history={history} />}
    </FromApi>
  ),
} satisfies Meta<typeof StockHistory>;
type Story = StoryObj<typeof StockHistory>;

/** Says for each movement what happened, who did it, and the stock after it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const movements = within(await canvas.findByRole('list', { name: 'Movements' }));
    const [ordered, counted, imported] = movements.getAllByRole('listitem');
    await expect(ordered).toHaveTextContent(/^−120Ordered #A8299A.*480$/);
    await expect(counted).toHaveTextContent(/^\+2Counted.*Found behind shelf B-14.*600$/);
    await expect(imported).toHaveTextContent(/^−12Import.*prices-november\.csv.*598$/);

    await expect(
      canvas.getByRole('img', { name: /^Can be sold, last 30 days: 132 at/ }),
    ).toHaveAccessibleName(
      'Can be sold, last 30 days: 132 at the end of 20 Oct, 480 now. The least was 132, the most 732.',
    );
    await press(canvas, 'Movements as CSV');
    await expect(args.onExport).toHaveBeenCalledTimes(1);

    await press(canvas, 'Change the stock');
    await expectRejected(canvas.getByLabelText('Can be sold now'), 'Quantity is Required');
    await fill(canvas, { 'Can be sold now': '480' });
    await press(canvas, 'Change the stock');
    await expectRejected(canvas.getByLabelText('Can be sold now'), 'This is the stock already');
    await replace(canvas.getByLabelText('Can be sold now'), '470');
    await userEvent.selectOptions(canvas.getByLabelText('Reason'), 'Other');
    await press(canvas, 'Change the stock');
    await expectRejected(canvas.getByLabelText(/^Note/), 'Write what happened');
    await fill(canvas, { Note: 'Given away at the fair' });
    await press(canvas, 'Change the stock');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({
        ...{ quantity: 470, quantitySeen: 480 },
        ...{ reason: 'other', note: 'Given away at the fair' },
      }),
    );
    await waitFor(() => expect(canvas.getByLabelText('Can be sold now')).toHaveValue(''));
  },
};

export const Loading: Story = { parameters: { api: [adminPartsScenarios.stockLoading] } };
export const Failed: Story = { parameters: { api: [adminPartsScenarios.stockFailed] } };

export const NeverMoved: Story = {
  parameters: { api: [adminPartsScenarios.neverMoved] },
  play: async ({ canvas }) => {
    await expectVisible(canvas, 'No movement yet.');
    // A part of today has no chart.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** What was typed stays. */
export const ChangedMeanwhile: Story = {
  args: { onChange: () => Promise.resolve({ field: 'quantity', message: 'The stock is 412 by now.' }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Movements' });
    await fill(canvas, { 'Can be sold now': '470' });
    await press(canvas, 'Change the stock');
    await expectRejected(canvas.getByLabelText('Can be sold now'), 'The stock is 412 by now.');
    await expect(canvas.getByLabelText('Can be sold now')).toHaveValue('470');
  },
};

const many: History = {
  ...buildStockHistory(1_000_000),
  total: 120,
  movements: buildStockHistory(1_000_000).movements.map((one) => ({ ...one, note: longWord.repeat(4) })),
};

export const ManyPages: Story = {
  parameters: { api: [mock(calls.stockHistory)(() => many)] },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /2$/ }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
};
