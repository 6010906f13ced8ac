import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../Panel/Panel.tsx';
import { Grid } from './Grid.tsx';

export default {
  title: 'Layout/Grid',
  id: 'components-grid',
  component: Grid,
  args: {
    columns: 3,
    gap: '4',
    children: Array.from({ length: 6 }, (_, index) => <Panel key={index}>{index + 1}</Panel>),
  },
} satisfies Meta<typeof Grid>;
type Story = StoryObj<typeof Grid>;

export const Three: Story = {};
export const Two: Story = { args: { columns: 2 } };
export const Four: Story = { args: { columns: 4 } };
