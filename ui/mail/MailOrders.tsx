import type { CSSProperties } from 'react';
import { MailRow } from './MailFrame.tsx';
import { codeFont, font, usePaint } from './mail-brand.ts';
import type { MailLine } from './mail-description.ts';

const row: CSSProperties = { borderTop: '1px solid', padding: '13px 0', verticalAlign: 'top' };

/** Orders, one below the other. Styles are short, because there may be many. */
export function MailOrders({ lines }: { lines: readonly MailLine[] }) {
  const paint = usePaint();
  return (
    <MailRow gap={34}>
      <table
        {...paint(['muted'], { borderCollapse: 'collapse', ...font(14, 21) })}
        role="presentation"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
      >
        <tbody>
          {lines.map(({ name, numbers, quantity, total, details, image }, index) => (
            <tr key={index}>
              <td {...paint(['line'], row)} width={100}>
                {image !== null && <PartImage src={image} />}
              </td>
              <td {...paint(['line'], { ...row, wordBreak: 'break-word' })}>
                <div {...paint(['ink'], font(16, 22, 600))}>
                  <bdi>{name}</bdi>
                </div>
                <div style={codeFont(13, 20)}>
                  {numbers.map((number, place) => (
                    <span key={place}>
                      {place > 0 && ', '}
                      <bdi dir="ltr">{number}</bdi>
                    </span>
                  ))}
                </div>
                <div>{quantity}</div>
                {details.map((detail, place) => (
                  <div key={place}>
                    <bdi>{detail}</bdi>
                  </div>
                ))}
              </td>
              <td {...paint(['line', 'ink'], { ...row, paddingLeft: 16, ...codeFont(14, 22) })} align="right">
                <bdi dir="ltr">{total}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </MailRow>
  );
}

/** The name is beside it. */
function PartImage({ src }: { src: string }) {
  const paint = usePaint();
  const size = { width: 84, height: 63 };
  return (
    <img
      {...paint(['plate'], { ...size, display: 'block', objectFit: 'cover', border: 0 })}
      {...size}
      src={src}
      alt=""
      // Otherwise React adds a link that loads it earlier, which a mail must not have.
      loading="lazy"
    />
  );
}
