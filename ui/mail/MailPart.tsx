import { pictureSources } from '#ui/components/Picture/picture-sources.ts';
import { MailRow } from './MailFrame.tsx';
import { codeFont, font, usePaint } from './mail-brand.ts';

interface MailPartProps {
  name: string;
  number: string | null;
  /** The absolute address of its picture. */
  image: string | null;
}

/** The smallest file of a picture: 400 px, for a slot of 112. */
const smallest = (webp: string | undefined) => webp?.split(' ')[0];

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

/** The name is beside it. A cut-out is square, so that Outlook, which does not crop, does not distort it. */
function PartImage({ src }: { src: string }) {
  const { webp, isCutOut } = pictureSources(src);
  const width = isCutOut ? 84 : 112;
  return (
    <img
      src={smallest(webp) ?? src}
      alt=""
      width={width}
      height={84}
      // Otherwise React adds a link that loads it earlier, which a mail must not have.
      loading="lazy"
      style={{ display: 'block', width, height: 84, objectFit: isCutOut ? 'contain' : 'cover', border: 0 }}
    />
  );
}
