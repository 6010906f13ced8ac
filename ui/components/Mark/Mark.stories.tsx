import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark } from './Mark.tsx';

const meta = { title: 'Components/Mark', component: Mark } satisfies Meta<typeof Mark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
