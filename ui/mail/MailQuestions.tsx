import type { MailedQuestion } from '#contract/orders/mails.ts';
import { MailLines } from './MailLines.tsx';
import { MailRow } from './MailFrame.tsx';
import { font, usePaint } from './mail-brand.ts';

/** What customers ask, one below the other. */
export function MailQuestions({ questions }: { questions: readonly MailedQuestion[] }) {
  const paint = usePaint();
  return (
    <MailRow gap={34}>
      <table
        {...paint(['rule'], { borderTop: '1px solid', ...font(15, 22) })}
        role="presentation"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
      >
        <tbody>
          {questions.map(({ from, about, text, url }, index) => (
            <tr key={index}>
              <td
                {...paint(['line', 'ink'], {
                  ...{ borderBottom: '1px solid', padding: '14px 0', wordBreak: 'break-word' },
                })}
              >
                <a {...paint(['ink'], { fontWeight: 600 })} href={url}>
                  <bdi>{about}</bdi>
                </a>
                <div {...paint(['muted'], font(13, 20))}>
                  <bdi>{from.name}</bdi>, <bdi dir="ltr">{from.email}</bdi>
                </div>
                <MailLines text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </MailRow>
  );
}
