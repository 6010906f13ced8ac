import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineNotice } from './OfflineNotice.tsx';

export default {
  title: 'Alerts and toasts/OfflineNotice',
  id: 'components-offlinenotice',
  component: OfflineNotice,
  parameters: { layout: 'fullscreen' },
  args: { isOffline: true },
} satisfies Meta<typeof OfflineNotice>;
type Story = StoryObj<typeof OfflineNotice>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('You are offline.'),
};

/** Nothing is shown, but the live region exists. */
export const Online: Story = {
  tags: ['test-only'],
  args: { isOffline: false },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
};
