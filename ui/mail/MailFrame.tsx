import type { ReactNode } from 'react';
import { darkRules, font, useMailBrand, usePaint } from './mail-brand.ts';

interface MailFrameProps {
  title: string;
  /** What lists of mails show after the title. */
  preview: string | null;
  /** Rows of a table: `MailRow`. */
  children: ReactNode;
}

/** On a phone: no margin around the card, and a button as wide as the text. */
const narrowRules =
  '.wrap{padding:0!important}.card{border-left:0!important;border-right:0!important}.row{padding-left:22px!important;padding-right:22px!important}.button{width:100%!important}h1{font-size:26px!important;line-height:30px!important}';

/**
 * Most mail programs remove drawings: the name is a text. Those that know both rules can draw the wordmark. Not in the other
 * style sheet, because Gmail ignores all of one with such a rule.
 */
const wordmarkRules =
  '@media (prefers-color-scheme:light),(prefers-color-scheme:dark){@supports (mask-type:alpha){.drawn{display:block!important}.written{display:none!important}}}';

/** The document of a mail: 600 px wide, less on a phone, in the colours of the light or dark theme. */
export function MailFrame({ title, preview, children }: MailFrameProps) {
  const { name } = useMailBrand();
  const paint = usePaint();
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        {/* Phones would make links of part, order and tracking numbers. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>
          {`:root{color-scheme:light dark}@media (max-width:620px){${narrowRules}}@media (prefers-color-scheme:dark){${darkRules(name)}}`}
        </style>
        <style>{wordmarkRules}</style>
      </head>
      <body {...paint(['page'], { margin: 0 })}>
        {preview !== null && (
          <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        )}
        <main>
          <table {...paint(['page'])} role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
            <tbody>
              <tr>
                <td className="wrap" align="center" style={{ padding: '32px 16px' }}>
                  <table
                    {...paint(['card'], { width: '100%', maxWidth: 600, border: '1px solid' })}
                    role="presentation"
                    width={600}
                    cellPadding={0}
                    cellSpacing={0}
                  >
                    <tbody>
                      <MailRow gap={32}>
                        <Wordmark />
                      </MailRow>
                      {children}
                      <MailRow gap={32} />
                    </tbody>
                  </table>
                </td>
              </tr>
            </tbody>
          </table>
        </main>
      </body>
    </html>
  );
}

interface MailRowProps {
  /** px above it. */
  gap: number;
  children?: ReactNode;
}

/** One part of a mail below another. */
export function MailRow({ gap, children }: MailRowProps) {
  return (
    <tr>
      <td className="row" style={{ padding: `${gap}px 40px 0` }}>
        {children}
      </td>
    </tr>
  );
}

function Wordmark() {
  const { shop } = useMailBrand();
  const paint = usePaint();
  const { width, ink, accent } = shop.logo.wordmark;
  return (
    <>
      <div className="written">
        <span {...paint(['ink'], font(22, 22, 700))}>{shop.name}</span>
      </div>
      <svg
        className="drawn"
        style={{ display: 'none', overflow: 'visible' }}
        width={Math.round(width * 0.22)}
        height={22}
        viewBox={`0 0 ${width} 100`}
        role="img"
        aria-label={shop.name}
      >
        <path {...paint(['letters'])} fillRule="evenodd" d={ink} />
        <path {...paint(['hub'])} d={accent} />
      </svg>
    </>
  );
}
