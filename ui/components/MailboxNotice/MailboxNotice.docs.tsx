import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Notice } from '../Notice/Notice.tsx';
import { MailboxNotice } from './MailboxNotice.tsx';

export default {
  summary: 'Tells developers and testers that no email is sent, and links to the local mailbox.',
  status: 'stable',
  use: [
    'below each form that sends an email: on the pages Sign up, Reset password and My Profile.',
    'only if the shop runs on a local machine. Customers never see it.',
  ],
  useInstead: {
    Notice: 'for every message that customers can see.',
    TextLink: 'for a link without a message.',
  },
  anatomy: {
    example: <MailboxNotice href="#mailbox" />,
    parts: {
      '[role="status"]': 'A notice in the tone info',
      svg: 'Icon of the tone',
      '[role="status"] > div': 'Text, always the same',
      a: 'Link to the mailbox',
    },
  },
  matrix: {
    variants: { Default: () => <MailboxNotice href="#mailbox" /> },
    isControl: false,
    states: {},
  },
  content: [
    'The text is fixed: "This shop runs on your machine and sends no email." Set only the URL of the mailbox.',
    'Do not repeat it in the form or in a toast.',
  ],
  good: {
    example: <MailboxNotice href="#mailbox" />,
    text: 'The tester opens the mailbox directly from the form.',
  },
  bad: {
    example: <Notice tone="info">This shop runs on your machine and sends no email.</Notice>,
    text: 'Without the link, the tester has to know the URL of the mailbox.',
  },
  keyboard: {
    Tab: 'Moves the focus to the link.',
    Enter: 'Opens the mailbox.',
  },
  screenReader:
    'A status message: "This shop runs on your machine and sends no email. Open the local mailbox, link".',
} satisfies ComponentDocs;
