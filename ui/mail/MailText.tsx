import type { ReactNode } from 'react';
import { MailRow } from './MailFrame.tsx';
import { font, usePaint } from './mail-brand.ts';

interface MailTextProps {
  /** `sm` is for what matters less than the rest, `quote` for what somebody wrote. */
  size?: 'md' | 'sm' | 'quote';
  children: ReactNode;
}

/** A paragraph. */
export function MailText({ size = 'md', children }: MailTextProps) {
  const paint = usePaint();
  const isQuote = size === 'quote';
  return (
    <MailRow gap={size === 'sm' ? 24 : 14}>
      <p
        {...paint([isQuote ? 'ink' : 'muted'], {
          margin: 0,
          wordBreak: 'break-word',
          ...(size === 'sm' ? font(14, 22) : font(16, 25)),
        })}
      >
        {children}
      </p>
    </MailRow>
  );
}
