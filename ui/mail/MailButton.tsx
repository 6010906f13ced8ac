import { MailRow } from './MailFrame.tsx';
import { font, useMailBrand, usePaint } from './mail-brand.ts';
import type { MailAction } from './mail-description.ts';

/** The one link of a mail that somebody is meant to follow. */
export function MailButton({ label, url, isPrimary }: MailAction) {
  const { radius } = useMailBrand();
  const paint = usePaint();
  return (
    <MailRow gap={28}>
      <table className="button" role="presentation" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            <td
              {...paint([isPrimary ? 'primary' : 'secondary'], {
                ...{ border: '1px solid', borderRadius: radius, textAlign: 'center' },
              })}
            >
              <a
                {...paint([isPrimary ? 'onPrimary' : 'ink'], {
                  ...{ display: 'block', padding: '14px 26px', textDecoration: 'none' },
                  ...font(16, 20, 600),
                })}
                href={url}
              >
                {label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
    </MailRow>
  );
}
