import { MailRow } from './MailFrame.tsx';
import { font, usePaint } from './mail-brand.ts';
import type { MailFact } from './mail-description.ts';

/** The amount of a mail. */
export function MailTotals({ label, value }: MailFact) {
  const paint = usePaint();
  const above = { borderTop: '1px solid', paddingTop: 14 };
  return (
    <MailRow gap={22}>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            <td {...paint(['ink', 'rule'], { ...above, ...font(17, 30, 600) })}>{label}</td>
            <td
              {...paint(['ink', 'rule'], { ...above, letterSpacing: '-.02em', ...font(26, 30, 700) })}
              align="right"
            >
              <bdi dir="ltr">{value}</bdi>
            </td>
          </tr>
        </tbody>
      </table>
    </MailRow>
  );
}
