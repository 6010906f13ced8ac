import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

export default { component: Spinner } satisfies Meta<typeof Spinner>;

export const Default: StoryObj<typeof Spinner> = {};
