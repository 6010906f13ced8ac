import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MailboxNotice } from './MailboxNotice.tsx';
import docs from './MailboxNotice.docs.tsx';

export default {
  component: MailboxNotice,
  args: { href: 'http://localhost:9099/mailbox' },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof MailboxNotice>;

export const Default: StoryObj<typeof MailboxNotice> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Open the local mailbox' })).toHaveAttribute(
      'href',
      args.href,
    );
  },
};
