import { MailRow } from './MailFrame.tsx';
import { font, usePaint } from './mail-brand.ts';
import type { MailLink } from './mail-description.ts';

/** What can be done later, as links. */
export function MailLinks({ links }: { links: readonly MailLink[] }) {
  const paint = usePaint();
  return (
    <MailRow gap={8}>
      {links.map(({ label, url }) => (
        <a
          {...paint(['ink'], {
            ...{ display: 'inline-block', padding: '10px 24px 10px 0' },
            ...font(14, 22),
          })}
          href={url}
          key={label}
        >
          {label}
        </a>
      ))}
    </MailRow>
  );
}
