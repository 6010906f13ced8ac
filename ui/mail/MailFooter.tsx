import { Fragment, type ReactNode } from 'react';
import * as m from '#messages/mail.js';
import { MailRow } from './MailFrame.tsx';
import { font, useMailBrand, usePaint } from './mail-brand.ts';

/** Why somebody gets this mail, how to answer it, and who sends it. */
export function MailFooter({ lines }: { lines: readonly ReactNode[] }) {
  const { company, address } = useMailBrand().shop;
  const paint = usePaint();
  return (
    <MailRow gap={36}>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            <td
              {...paint(['line', 'muted'], {
                ...{ borderTop: '1px solid', paddingTop: 20, wordBreak: 'break-word' },
                ...font(13, 20),
              })}
            >
              {lines.map((line, index) => (
                <Fragment key={index}>
                  {line}
                  <br />
                </Fragment>
              ))}
              {m.addressLine({ company, address })}
            </td>
          </tr>
        </tbody>
      </table>
    </MailRow>
  );
}
