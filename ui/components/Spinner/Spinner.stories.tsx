import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';
import docs from './Spinner.docs.tsx';

export default {
  title: 'Empty, failed, loading/Spinner',
  id: 'components-spinner',
  component: Spinner,
  parameters: { documentation: () => docs },
} satisfies Meta<typeof Spinner>;

export const Default: StoryObj<typeof Spinner> = {};
