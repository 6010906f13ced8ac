import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fitmentsOf, golf, golfOfAnyEngine, statementsOf, wrangler } from '#mocks/fixtures/vehicles.ts';
import { type Canvas, expectVisible, press, shows } from '#ui/story/checks.ts';
import { FitTable } from './FitTable.tsx';

const statedOf = (number: string) => statementsOf(fitmentsOf(number));
const few = statedOf('NH-10048');
const long = [
  ...statedOf('NH-10042'),
  ...statedOf('NH-10048'),
  ...statedOf('NH-10118'),
  ...statedOf('NH-10236'),
  ...statedOf('NH-10411'),
  ...statedOf('NH-10702'),
];

export default {
  id: 'sections-fittable',
  component: FitTable,
  args: { statements: few, isComplete: true, vehicle: null },
} satisfies Meta<typeof FitTable>;
type Story = StoryObj<typeof FitTable>;

const rowOf = (canvas: Canvas, text: string) => {
  const row = canvas.getByText(text).closest('tr');
  if (!row) throw new Error(`No row has ${text}`);
  return within(row);
};

/** The engines of the same model and years are in one row. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(rowOf(canvas, 'Polo V').getByText('1.2 TSI, 1.4 TSI')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader', { name: 'Volkswagen' })).toHaveLength(1);
  },
};

export const Yours: Story = {
  args: { statements: statedOf('NH-10230'), vehicle: golfOfAnyEngine },
  play: async ({ canvas }) => {
    await expect(rowOf(canvas, 'Yours').getByText('1.4 TSI, 1.6 TDI')).toBeVisible();
  },
};

export const NotListed: Story = {
  args: { vehicle: golf },
  play: async ({ canvas }) => {
    await expect(rowOf(canvas, 'Golf VII').getByText('Not listed')).toBeVisible();
  },
};

/** Twelve rows, and all of the customer's make. */
export const Long: Story = {
  args: { statements: long, vehicle: golf },
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('status');
    for (const yours of canvas.getAllByText('Yours')) await expect(yours).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'golf 7 2016');
    await expect(shown).toHaveTextContent(/^\d of \d+ rows$/);
    await expect(canvas.queryByText('Fiesta VI')).not.toBeInTheDocument();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await press(canvas, /^Show \d+ more$/);
    await expect(canvas.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  },
};

export const NoneMatches: Story = {
  args: { statements: long },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'tractor');
    await expectVisible(canvas, 'No vehicle in this list matches.');
  },
};

export const Incomplete: Story = {
  args: { isComplete: false },
  play: shows('This list is not complete. Other vehicles may fit, too.'),
};

export const EveryVehicle: Story = {
  args: { statements: statedOf('NH-10071') },
  play: shows('Fits every vehicle.'),
};

export const NothingStated: Story = { args: { statements: [] }, play: shows(/^Nothing is stated yet/) };

export const OnPhone: Story = {
  args: { vehicle: wrangler },
  globals: { viewport: { value: 'phone' } },
};
