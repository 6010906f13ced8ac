import { MailLines } from './MailLines.tsx';
import { MailRow } from './MailFrame.tsx';
import { codeFont, font, usePaint } from './mail-brand.ts';
import type { MailFact } from './mail-description.ts';

/** Facts, one below the other. */
export function MailTable({ facts }: { facts: readonly MailFact[] }) {
  const paint = usePaint();
  const line = { borderBottom: '1px solid', verticalAlign: 'top', wordBreak: 'break-word' } as const;
  return (
    <MailRow gap={18}>
      <table
        {...paint(['line'], { borderCollapse: 'collapse', borderTop: '1px solid' })}
        role="presentation"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
      >
        <tbody>
          {facts.map(({ label, value, isCode = false, url }) => (
            <tr key={label}>
              <td
                {...paint(['line', 'muted'], {
                  ...{ ...line, padding: '10px 16px 10px 0', whiteSpace: 'nowrap' },
                  ...font(14, 21),
                })}
              >
                {label}
              </td>
              <td
                {...paint(['line', 'ink'], {
                  ...{ ...line, padding: '10px 0', textAlign: 'right' },
                  ...(isCode ? codeFont(14, 21) : font(15, 21)),
                })}
                align="right"
              >
                <FactValue value={value} isCode={isCode} {...(url !== undefined && { url })} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </MailRow>
  );
}

function FactValue({ value, isCode, url }: Pick<MailFact, 'value' | 'isCode' | 'url'>) {
  const paint = usePaint();
  const text = isCode ? <bdi dir="ltr">{value}</bdi> : <MailLines text={value} />;
  if (url === undefined) return text;
  return (
    <a {...paint(['ink'])} href={url}>
      {text}
    </a>
  );
}
