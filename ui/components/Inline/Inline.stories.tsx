import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Inline } from './Inline.tsx';

export default {
  title: 'Layout/Inline',
  id: 'components-inline',
  component: Inline,
  args: {
    gap: '3',
    children: (
      <>
        <Button tone="primary">Place order</Button>
        <Button>Close</Button>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;
type Story = StoryObj<typeof Inline>;

export const Default: Story = {};
export const Between: Story = { args: { justify: 'between' } };
export const End: Story = { args: { justify: 'end' } };
export const Wraps: Story = {
  args: { children: Array.from({ length: 24 }, (_, index) => <Button key={index}>Part {index}</Button>) },
};
