import type { ReactNode } from 'react';
import { MailRow } from './MailFrame.tsx';
import { font, usePaint } from './mail-brand.ts';

/** What the mail is about. */
export function MailHeading({ children }: { children: ReactNode }) {
  const paint = usePaint();
  return (
    <MailRow gap={36}>
      <h1 {...paint(['ink'], { margin: 0, letterSpacing: '-.02em', ...font(30, 34, 700) })}>{children}</h1>
    </MailRow>
  );
}
