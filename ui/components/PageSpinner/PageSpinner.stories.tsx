import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageSpinner } from './PageSpinner.tsx';
import docs from './PageSpinner.docs.tsx';

export default {
  title: 'Empty, failed, loading/PageSpinner',
  id: 'components-pagespinner',
  component: PageSpinner,
  parameters: { documentation: () => docs },
} satisfies Meta<typeof PageSpinner>;

export const Default: StoryObj<typeof PageSpinner> = {
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading'),
};
