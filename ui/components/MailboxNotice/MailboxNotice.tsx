import * as m from '#messages/mailbox-notice.ts';
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
      {m.thisShopRunsOnYourMachine()} <TextLink href={href}>{m.openTheLocalMailbox()}</TextLink>
    </Notice>
  );
}
