import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { TextBlock } from '#contract/shop/text-blocks.ts';
import { longWord } from '#ui/story/long-content.ts';
import { rightToLeft } from '#ui/story/right-to-left.tsx';
import { TextPage } from './TextPage.tsx';

const blocks: readonly TextBlock[] = [
  {
    kind: 'paragraph',
    content: [
      { kind: 'strong', content: ['Demo text.'] },
      ' A shop writes here how an order becomes a parcel.',
    ],
  },
  { kind: 'heading', level: 2, content: ['How to order'] },
  {
    kind: 'paragraph',
    content: [
      'Choose a part, enter a quantity of at least its minimum order, and give the address. ',
      { kind: 'link', href: '/user-dashboard/my-orders', content: ['My Orders'] },
      ' shows when it is shipped.',
    ],
  },
  { kind: 'list', isOrdered: false, items: [['which cards it accepts'], ['who may order']] },
  { kind: 'heading', level: 3, content: ['By mail'] },
  {
    kind: 'list',
    isOrdered: true,
    items: [['Write.'], ['Wait for the ', { kind: 'emphasis', content: ['answer'] }]],
  },
];

export default {
  id: 'sections-textpage',
  component: TextPage,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Orders and delivery', text: { status: 'ready', value: blocks } },
} satisfies Meta<typeof TextPage>;
type Story = StoryObj<typeof TextPage>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Orders and delivery' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toHaveAttribute(
      'href',
      '/user-dashboard/my-orders',
    );
  },
};

export const Loading: Story = { args: { text: { status: 'loading' } } };
export const Failed: Story = { args: { text: { status: 'error', onRetry: fn() } } };

export const LongContent: Story = {
  args: {
    title: longWord,
    text: {
      status: 'ready',
      value: [
        { kind: 'heading', level: 2, content: [longWord] },
        { kind: 'paragraph', content: [longWord.repeat(4)] },
        { kind: 'list', isOrdered: true, items: [[longWord.repeat(2)]] },
      ],
    },
  },
  globals: { viewport: { value: 'narrowest' } },
};

export const RightToLeft: Story = rightToLeft;
