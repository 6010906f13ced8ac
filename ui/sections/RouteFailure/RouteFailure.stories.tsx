import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RouteFailure } from './RouteFailure.tsx';

const meta = {
  title: 'Sections/RouteFailure',
  component: RouteFailure,
  parameters: { layout: 'fullscreen' },
  args: { onRetry: fn() },
} satisfies Meta<typeof RouteFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithRequestId: Story = {
  args: { requestId: '019a9c40-5e1f-7a10-8a52-0d6c1a4f7b21' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('019a9c40-5e1f-7a10-8a52-0d6c1a4f7b21')).toBeVisible();
  },
};

export const OwnWords: Story = {
  args: { title: 'This order is gone.', text: 'It was cancelled in another window. Nothing was paid.' },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { requestId: '019a9c40-5e1f-7a10-8a52-0d6c1a4f7b21' },
};

export const LongWordsOnNarrow: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: {
    title: 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsringes',
    text: 'unbroken'.repeat(40),
    requestId: '0'.repeat(120),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** What comes from a server is shown as text. */
export const MarkupInText: Story = {
  args: { title: '<h1>Gone</h1>', text: '<script>alert(1)</script>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: '<h1>Gone</h1>' })).toBeVisible();
    await expect(canvasElement.querySelector('script')).toBeNull();
  },
};
