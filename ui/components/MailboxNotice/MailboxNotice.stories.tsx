import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MailboxNotice } from './MailboxNotice.tsx';

export default {
  title: 'Alerts and toasts/MailboxNotice',
  id: 'components-mailboxnotice',
  component: MailboxNotice,
  args: { href: 'http://localhost:9099/mailbox' },
} satisfies Meta<typeof MailboxNotice>;

export const Default: StoryObj<typeof MailboxNotice> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Open the local mailbox' })).toHaveAttribute(
      'href',
      args.href,
    );
  },
};
