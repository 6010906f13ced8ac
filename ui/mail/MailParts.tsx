import { isOutOfStock } from '#contract/catalogue/stock.ts';
import type { MailedPart } from '#contract/orders/mails.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/mail.js';
import * as partTable from '#messages/part-table.js';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { MailRow } from './MailFrame.tsx';
import { codeFont, font, usePaint } from './mail-brand.ts';

/** Parts with what is left of them. Styles are short, because there are many. */
export function MailParts({ parts }: { parts: readonly MailedPart[] }) {
  const paint = usePaint();
  const right = { borderBottom: '1px solid', padding: '10px 0 10px 16px' };
  return (
    <MailRow gap={34}>
      <table
        {...paint(['ink'], { borderCollapse: 'collapse', ...font(14, 21) })}
        width="100%"
        cellPadding={0}
        cellSpacing={0}
      >
        <thead>
          <tr>
            {[m.part(), partTable.inStock(), common.minimumOrder()].map((title, index) => (
              <th
                {...paint(['rule', 'muted'], {
                  ...{ borderBottom: '1px solid', padding: index === 0 ? '0 0 8px' : '0 0 8px 16px' },
                  ...font(13, 18),
                })}
                key={title}
                scope="col"
                align={index === 0 ? 'left' : 'right'}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part, index) => (
            <tr key={index}>
              <td
                {...paint(['line'], {
                  borderBottom: '1px solid',
                  padding: '10px 0',
                  wordBreak: 'break-word',
                })}
              >
                <a {...paint(['ink'])} href={part.url}>
                  <bdi>{part.name}</bdi>
                </a>
                {part.number !== null && (
                  <div {...paint(['muted'], codeFont(13, 20))}>
                    <bdi dir="ltr">{part.number}</bdi>
                  </div>
                )}
              </td>
              <td
                {...paint(['line', isOutOfStock(part) ? 'critical' : 'caution'], right)}
                align="right"
                valign="top"
              >
                {formatCount(part.quantity)}
              </td>
              <td {...paint(['line'], right)} align="right" valign="top">
                {formatCount(part.minQuantity)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </MailRow>
  );
}
