import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import type { TextBlock } from '#contract/shop/text-blocks.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { longWord } from '#ui/story/long-content.ts';
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

/** The app loads the text as a module. In stories a call in its place can be slow or fail. */
const text = http.get('*/api/text', () => HttpResponse.json(blocks));

export default {
  id: 'sections-textpage',
  component: TextPage,
  parameters: { layout: 'fullscreen', api: [text] },
  args: { title: 'Orders and delivery', text: { status: 'loading' } },
  render: (args, { id }) => (
    <FromApi<readonly TextBlock[]> story={id} path="/text">
      {(loaded) => <TextPage {...args} text={loaded} />}
    </FromApi>
  ),
} satisfies Meta<typeof TextPage>;
type Story = StoryObj<typeof TextPage>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Orders and delivery' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'My Orders' })).toHaveAttribute(
      'href',
      '/user-dashboard/my-orders',
    );
  },
};

export const Loading: Story = { parameters: { api: [http.get('*/api/text', () => delay('infinite'))] } };
export const Failed: Story = { parameters: { api: [http.get('*/api/text', () => HttpResponse.error())] } };

export const LongContent: Story = {
  args: {
    title: longWord,
  },
  parameters: {
    api: [
      http.get('*/api/text', () =>
        HttpResponse.json<TextBlock[]>([
          { kind: 'heading', level: 2, content: [longWord] },
          { kind: 'paragraph', content: [longWord.repeat(4)] },
          { kind: 'list', isOrdered: true, items: [[longWord.repeat(2)]] },
        ]),
      ),
    ],
  },
  globals: { viewport: { value: 'narrowest' } },
};
