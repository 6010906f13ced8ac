import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineNotice } from './OfflineNotice.tsx';
import docs from './OfflineNotice.docs.tsx';

export default {
  component: OfflineNotice,
  parameters: { documentation: () => docs, layout: 'fullscreen' },
  args: { isOffline: true },
} satisfies Meta<typeof OfflineNotice>;
type Story = StoryObj<typeof OfflineNotice>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('You are offline.'),
};

/** Nothing is shown, but the live region exists. */
export const Online: Story = {
  args: { isOffline: false },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
};
