import * as m from '#messages/mailbox-notice.ts';
import { Notice } from '../Notice/Notice.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';

export interface MailboxNoticeProps {
  /** Where the mails of a local run are read. */
  href: string;
}

/** Says, in a run that sends no mail, where the mail is. */
export function MailboxNotice({ href }: MailboxNoticeProps) {
  return (
    <Notice tone="info">
      {m.thisShopRunsOnYourMachine()} <TextLink href={href}>{m.openTheLocalMailbox()}</TextLink>
    </Notice>
  );
}
