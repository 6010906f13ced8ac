import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '#ui/story/long-content.ts';
import { inRightToLeft } from '#ui/story/right-to-left.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const pages = [
  { label: 'Parts', href: '/parts' },
  { label: 'Brakes', href: '/parts/brakes' },
  { label: 'Brake discs', href: '/parts/brake-discs' },
];

export default {
  title: 'Navigation and filters/Breadcrumbs',
  id: 'components-breadcrumbs',
  component: Breadcrumbs,
  args: { pages },
} satisfies Meta<typeof Breadcrumbs>;
type Story = StoryObj<typeof Breadcrumbs>;

export const Default: Story = {};

export const One: Story = { args: { pages: pages.slice(0, 1) } };

export const Long: Story = {
  args: { pages: [...pages, { label: longWord, href: '/parts/long' }] },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: {
    pages: [
      { label: 'القطع', href: '/parts' },
      { label: 'المكابح', href: '/parts/brakes' },
    ],
  },
  decorators: [inRightToLeft],
};
