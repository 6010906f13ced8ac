import { MailRow } from './MailFrame.tsx';
import { codeFont, font, usePaint } from './mail-brand.ts';

interface MailPartProps {
  name: string;
  number: string | null;
  /** The absolute address of its picture, of 4 by 3. */
  image: string | null;
}

/** The part of an order. */
export function MailPart({ name, number, image }: MailPartProps) {
  const paint = usePaint();
  return (
    <MailRow gap={34}>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            {image !== null && (
              <td {...paint(['plate'])} width={112} height={84} align="center">
                <PartImage src={image} />
              </td>
            )}
            <td style={image === null ? {} : { paddingLeft: 20 }}>
              <div
                {...paint(['ink'], {
                  ...{ letterSpacing: '-.005em', wordBreak: 'break-word' },
                  ...font(18, 24, 600),
                })}
              >
                <bdi>{name}</bdi>
              </div>
              {number !== null && (
                <div {...paint(['muted'], codeFont(14, 22))}>
                  <bdi dir="ltr">{number}</bdi>
                </div>
              )}
            </td>
          </tr>
        </tbody>
      </table>
    </MailRow>
  );
}

/** The name is beside it. */
function PartImage({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt=""
      width={112}
      height={84}
      // Otherwise React adds a link that loads it earlier, which a mail must not have.
      loading="lazy"
      style={{ display: 'block', width: 112, height: 84, objectFit: 'cover', border: 0 }}
    />
  );
}
