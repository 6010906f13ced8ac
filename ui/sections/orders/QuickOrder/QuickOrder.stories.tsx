import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { limits } from '#contract/limits.ts';
import { readOrderList } from '#contract/orders/order-list.ts';
import { QuickOrderAnswer } from '#contract/orders/quick-order.ts';
import { pastedList } from '#mocks/fixtures/quick-order.ts';
import { quickOrderHandlers, quickOrderScenarios } from '#mocks/handlers/orders/quick-order.ts';
import { type Canvas, expectVisible, fileInputIn, press } from '#ui/story/checks.ts';
import { ask } from '#ui/story/from-api.tsx';
import { rightToLeft } from '#ui/story/right-to-left.tsx';
import { NoQuickOrder, QuickOrder, type QuickOrderProps } from './QuickOrder.tsx';

interface Handlers extends Pick<QuickOrderProps, 'onAdd' | 'onDownload'> {
  /** The vehicle in use. */
  vehicle: { slug: string; name: string } | null;
}

export default {
  id: 'sections-quickorder',
  parameters: { layout: 'fullscreen', api: [quickOrderScenarios.several] },
  args: { onAdd: fn(() => true), onDownload: fn(), vehicle: null },
  render: ({ vehicle, ...handlers }, { id }) => (
    <QuickOrder
      {...handlers}
      partsHref="/parts"
      tellMe={() => ({ recipient: { email: 'mara@lindqvist.example' }, onAsk: () => Promise.resolve(null) })}
      partHrefOf={({ number }) => `/part/${number}`}
      onReadFile={async (file) => ({ list: readOrderList(await file.text()) })}
      onCheck={async (lines) => {
        const { answer, failure } = await ask(id, 'POST', '/quick-order', {
          numbers: lines.map(({ number }) => number),
          ...(vehicle && { vehicle: vehicle.slug }),
        });
        if (failure) return { error: failure };
        const { answers } = QuickOrderAnswer.parse(answer);
        return {
          vehicle: vehicle?.name ?? null,
          lines: lines.flatMap((line, at) => {
            const one = answers[at];
            return one ? [{ ...line, answer: one }] : [];
          }),
        };
      }}
    />
  ),
} satisfies Meta<Handlers>;
type Story = StoryObj<Handlers>;

/** Makes no request. */
const still = { parameters: { api: [] } } satisfies Story;

async function paste(canvas: Canvas, text: string) {
  await userEvent.click(await canvas.findByRole('textbox', { name: 'Numbers and quantities' }));
  await userEvent.paste(text);
}

async function check(canvas: Canvas) {
  await paste(canvas, pastedList);
  await press(canvas, 'Check 13 lines');
}

export const Default: Story = { ...still };

export const Pasted: Story = {
  ...still,
  play: async ({ canvas }) => {
    await paste(canvas, pastedList);
    await expectVisible(canvas, '13 of 200 lines');
    await expect(canvas.getByRole('button', { name: 'Check 13 lines' })).toBeVisible();
  },
};

/** First the lines that need the customer, each with what is wrong; then the others. */
export const Checked: Story = {
  play: async ({ canvas }) => {
    await check(canvas);
    await expectVisible(canvas, '13 lines were read.', 'Several match', 'Twice in the list', 'Replaced');
    await expect(canvas.getByRole('heading', { name: 'Quick order' })).toHaveFocus();
    await expectVisible(canvas, 'Found by another number', 'Below the minimum', 'Not enough stock');
    await expectVisible(canvas, 'Out of stock', 'Quantity is missing', 'Nearest numbers');
    await expect(canvas.getByRole('button', { name: 'Add 6 lines to the basket' })).toBeVisible();
  },
};

export const OnPhone: Story = { ...Checked, globals: { viewport: { value: 'narrowest' } } };

export const RightToLeft: Story = { ...Checked, ...rightToLeft };

/** Each need is met in its place, and a row keeps it. */
export const Settled: Story = {
  play: async ({ canvas, args }) => {
    await check(canvas);
    const choices = within(await canvas.findByRole('group', { name: 'Parts with the number VM 608-2Z' }));
    await userEvent.click(choices.getByRole('radio', { name: /NH-10230/ }));
    await expectVisible(canvas, 'You chose NH-10230 for VM 608-2Z.');
    const focusedRow = () => document.activeElement?.closest('li');
    await expect(choices.getByRole('radio', { name: /NH-10230/ })).toHaveFocus();
    await press(canvas, /^Choose NH-10324/);
    await press(canvas, 'Set to 10');
    await expect(focusedRow()).toHaveTextContent('NH-10057');
    await press(canvas, 'Take 9');
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Quantity of Head gasket, four-cylinder' }));
    await userEvent.keyboard('5');
    await press(canvas, 'Add 11 lines to the basket');
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(
        within(canvas.getByRole('list', { name: 'Lines of the list' })).getAllByRole('listitem'),
      ).toHaveLength(2),
    );
    await press(canvas, '2 open lines as CSV');
    await expect(args.onDownload).toHaveBeenCalledWith([
      { line: 12, number: 'NH-10124', quantity: 4, reason: 'Out of stock' },
      { line: 13, number: 'no such number 1', quantity: 1, reason: 'Not found: No part has this number' },
    ]);
  },
};

/** A choice can be changed in its place, with the keyboard, and one of the nearest parts can be taken back. */
export const ChosenAgain: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await check(canvas);
    await userEvent.click(await canvas.findByRole('radio', { name: /NH-10230/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expectVisible(canvas, 'You chose NH-10236 for VM 608-2Z.');
    await press(canvas, /^Choose NH-10324/);
    await press(canvas, 'Choose another part');
    await expect(await canvas.findByRole('button', { name: /^Choose NH-10324/ })).toBeVisible();
  },
};

/** Lines that are the same part can count once, and be added up again. */
export const OnlyOneLine: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await paste(canvas, 'NH-10042 20\nNH-10057 10\nNH-10042 30');
    await press(canvas, 'Check 3 lines');
    await expectVisible(canvas, 'Lines 1 and 3 are the same part. 20 and 30 were added up.');
    const quantity = canvas.getByRole('spinbutton', { name: /^Quantity of Ventilated brake disc/ });
    await expect(quantity).toHaveValue('50');
    await press(canvas, 'Only line 1');
    await expect(quantity).toHaveValue('20');
    await press(canvas, 'Add them up');
    await expect(quantity).toHaveValue('50');
  },
};

/** With a vehicle in use, each part says whether it fits. */
export const ForVehicle: Story = {
  args: { vehicle: { slug: 'volkswagen-golf-7-2016', name: 'Volkswagen Golf VII 2016' } },
  play: async ({ canvas }) => {
    await check(canvas);
    await expectVisible(canvas, /^For your Volkswagen Golf VII 2016/);
    await expect((await canvas.findAllByText('Fits')).length).toBeGreaterThan(0);
    await expect(canvas.getAllByText('Does not fit').length).toBeGreaterThan(0);
  },
};

/** A mail says when a part can be ordered again. */
export const ToldWhenBack: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await check(canvas);
    await press(canvas, 'Tell me when it is back');
    await expectVisible(canvas, 'We write to mara@lindqvist.example when it is back.');
  },
};

export const OnlyReady: Story = {
  play: async ({ canvas }) => {
    await check(canvas);
    await press(canvas, 'Ready 6');
    await waitFor(() => expect(canvas.queryByText('Several match')).not.toBeInTheDocument());
  },
};

/** Nothing is left, so the next list can be pasted. */
export const AllAdded: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await paste(canvas, 'NH-10042 20');
    await press(canvas, 'Check 1 line');
    await press(canvas, 'Add 1 line to the basket');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Numbers and quantities' })).toHaveValue(''),
    );
  },
};

/** The list is as it was. */
export const Changed: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await check(canvas);
    await press(canvas, 'Change the list');
    await expect(await canvas.findByRole('textbox', { name: 'Numbers and quantities' })).toHaveValue(
      pastedList,
    );
  },
};

const csv = new File(['Item no.;Old number;Qty\nNH-10042;W 712/95;20\nNH-10057;;10\n'], 'week-48.csv');

/** Its columns are found, and can be changed. */
export const FromFile: Story = {
  ...still,
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, 'A file');
    await userEvent.upload(fileInputIn(canvasElement), csv);
    await expectVisible(canvas, 'week-48.csv', 'First lines: NH-10042, NH-10057');
    await userEvent.selectOptions(canvas.getByLabelText('Column of the numbers'), 'Old number');
    await expect(await canvas.findByRole('button', { name: 'Check 1 line' })).toBeVisible();
  },
};

export const NoFileYet: Story = { ...still, play: ({ canvas }) => press(canvas, 'A file') };

export const TooManyLines: Story = {
  ...still,
  play: async ({ canvas }) => {
    await paste(
      canvas,
      Array.from({ length: limits.quickOrder.lines + 1 }, (_, at) => `NH-${at}`).join('\n'),
    );
    await expectVisible(canvas, 'At most 200 lines at a time. This list has 201.');
  },
};

export const NothingToCheck: Story = {
  ...still,
  play: async ({ canvas }) => {
    await press(canvas, 'Check the list');
    await expectVisible(canvas, /^No line has a part number/);
    await expect(canvas.getByRole('textbox', { name: 'Numbers and quantities' })).toHaveFocus();
  },
};

export const Checking: Story = {
  parameters: { api: [quickOrderScenarios.checking] },
  play: async ({ canvas }) => {
    await paste(canvas, 'NH-10042 20');
    await press(canvas, 'Check 1 line');
    await expect(canvas.getByRole('button', { name: 'Check 1 line' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The list stays. */
export const Failed: Story = {
  parameters: { api: [quickOrderScenarios.tooMany] },
  play: async ({ canvas }) => {
    await paste(canvas, 'NH-10042 20');
    await press(canvas, 'Check 1 line');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Numbers and quantities' })).toHaveValue('NH-10042 20');
  },
};

export const LongNumbers: Story = {
  parameters: { api: quickOrderHandlers },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    await paste(canvas, `${'9'.repeat(80)}\t1000000`);
    await press(canvas, 'Check 1 line');
    await expectVisible(canvas, 'Check the number, or look for the part in the catalogue.');
  },
};

export const Admin: Story = { ...still, render: () => <NoQuickOrder partsHref="/parts" /> };
