import { Fragment } from 'react';
import { MailRow } from './MailFrame.tsx';
import { font, usePaint } from './mail-brand.ts';
import type { MailStep } from './mail-description.ts';

const paints = { done: 'rule', now: 'live', next: 'line' } as const;

/** How far an order is. */
export function MailSteps({ steps }: { steps: readonly MailStep[] }) {
  const paint = usePaint();
  return (
    <MailRow gap={36}>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            {steps.map(({ label, at, state }, index) => (
              <Fragment key={label}>
                {index > 0 && <td width={3} style={{ fontSize: 0 }} />}
                <td
                  {...paint([paints[state]], { borderTop: '3px solid', padding: '9px 8px 0 0' })}
                  width="33%"
                  valign="top"
                >
                  <span
                    {...paint(
                      [state === 'next' ? 'muted' : 'ink'],
                      font(14, 20, state === 'now' ? 600 : 400),
                    )}
                  >
                    {label}
                  </span>
                  {at !== null && (
                    <>
                      <br />
                      <span {...paint(['muted'], font(13, 18))}>{at}</span>
                    </>
                  )}
                </td>
              </Fragment>
            ))}
          </tr>
        </tbody>
      </table>
    </MailRow>
  );
}
