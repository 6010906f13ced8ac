import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { golf, wrangler } from '#mocks/fixtures/vehicles.ts';
import { Container } from '#ui/components/Container/Container.tsx';
import type { Canvas } from '#ui/story/checks.ts';
import { longName } from '#ui/story/long-content.ts';
import type { VehicleReading } from './UnderstoodWords.tsx';
import { VehicleQuestion } from './VehicleQuestion.tsx';

const readings: Readonly<Record<string, VehicleReading>> = {
  'golf 7 2016': { kind: 'vehicle', vehicle: { ...golf, parts: 22 } },
  golf: {
    kind: 'models',
    names: ['Volkswagen Golf VI', 'Volkswagen Golf VII', 'Volkswagen Golf VIII'],
    needsYear: true,
  },
  'transit 2014': { kind: 'models', names: ['Ford Transit', 'Ford Transit Custom'], needsYear: false },
  v70: { kind: 'models', names: ['Volvo V70 III'], needsYear: true },
};

export default {
  id: 'sections-vehiclequestion',
  component: VehicleQuestion,
  parameters: { layout: 'fullscreen' },
  args: {
    vehicle: null,
    parts: undefined,
    chooseHref: '/vehicle',
    partsHrefOf: ({ slug }) => `/parts?vehicle=${slug}`,
    read: (words) => Promise.resolve(readings[words] ?? null),
    onUse: fn(),
    onChoose: fn(),
  },
  render: (args) => (
    <Container>
      <VehicleQuestion {...args} />
    </Container>
  ),
} satisfies Meta<typeof VehicleQuestion>;
type Story = StoryObj<typeof VehicleQuestion>;

const type = (canvas: Canvas, words: string) =>
  userEvent.type(canvas.getByRole('textbox', { name: 'Your vehicle: make, model, year' }), words);
const height = (element: HTMLElement) => element.getBoundingClientRect().height;

/** Its height stays the same. */
export const Understood: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const before = height(canvasElement);
    await type(canvas, 'golf 7 2016');
    await expect(await canvas.findByRole('button', { name: 'Show 22 parts that fit' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Understood as Volkswagen Golf VII 2016, 1.4 TSI.',
    );
    await expect(height(canvasElement)).toBe(before);
    await userEvent.keyboard('{Enter}');
    await expect(args.onUse).toHaveBeenCalledWith({ ...golf, parts: 22 });
  },
};

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show parts that fit' }));
    await expect(args.onChoose).toHaveBeenCalledWith('');
  },
};

export const YearMissing: Story = {
  play: async ({ canvas, args }) => {
    await type(canvas, 'golf');
    await canvas.findByText(
      'That may be Volkswagen Golf VI, Volkswagen Golf VII or Volkswagen Golf VIII. Add the year.',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('golf');
  },
};

export const SeveralModels: Story = {
  play: async ({ canvas }) => {
    await type(canvas, 'transit 2014');
    await canvas.findByText('That may be Ford Transit or Ford Transit Custom. Say which.');
  },
};

export const YearOfOneModelMissing: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await type(canvas, 'v70');
    await expect(await canvas.findByText('Volvo V70 III')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Understood as Volvo V70 III. Add the year.');
  },
};

export const NotUnderstood: Story = {
  play: async ({ canvas }) => {
    await type(canvas, 'spaceship');
    await canvas.findByText('We know no vehicle by these words.');
  },
};

export const Failed: Story = {
  args: { read: () => Promise.reject(new Error('The server does not respond')) },
  play: async ({ canvas }) => {
    await type(canvas, 'golf');
    await canvas.findByText('That could not be looked up. You can choose from lists instead.');
  },
};

/** The row names the vehicle. */
export const Known: Story = {
  args: { vehicle: golf, parts: 22 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show 22 parts that fit' })).toHaveAttribute(
      'href',
      `/parts?vehicle=${golf.slug}`,
    );
    await expect(canvas.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/vehicle');
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const KnownOnPhone: Story = {
  args: { vehicle: { ...wrangler, name: longName }, parts: 1 },
  globals: { viewport: { value: 'phone' } },
};
