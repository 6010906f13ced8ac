import * as m from '#messages/mailbox-notice.js';
import { Notice } from '../Notice/Notice.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';

export interface MailboxNoticeProps {
  /** URL of the local mailbox. */
  href: string;
}

/** Links to the local mailbox when no mail is sent. */
export function MailboxNotice({ href }: MailboxNoticeProps) {
  return (
    <Notice tone="info">
      {m.text()} <TextLink href={href}>{m.open()}</TextLink>
    </Notice>
  );
}
