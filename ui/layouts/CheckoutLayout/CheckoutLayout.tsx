import type { ReactNode } from 'react';
import * as common from '#messages/common.js';
import * as m from '#messages/checkout-layout.js';
import { Steps } from '#ui/components/Steps/Steps.tsx';
import * as styles from './CheckoutLayout.css.ts';

const steps = ['order', 'pay', 'ship'] as const;
const labels = [common.order(), m.pay(), m.ship()];

export interface CheckoutLayoutProps {
  /** The current step. The ones before it are complete. */
  step: (typeof steps)[number];
  children: ReactNode;
  /** The sticky panel on the right. Without it the content uses the full width. */
  aside?: ReactNode;
  /** Shows the panel above the content on narrow screens. */
  isAsideFirst?: boolean;
}

/** The layout of the checkout: steps, content and an optional panel. */
export function CheckoutLayout({ step, children, aside, isAsideFirst = false }: CheckoutLayoutProps) {
  return (
    <div className={styles.page[step]}>
      {aside === undefined ? (
        <>
          <Steps labels={labels} current={steps.indexOf(step)} />
          <div className={styles.content}>{children}</div>
        </>
      ) : (
        <div className={styles.columns}>
          <Steps labels={labels} current={steps.indexOf(step)} />
          <div className={styles.content}>{children}</div>
          <div className={styles.aside} data-first={isAsideFirst || undefined}>
            {aside}
          </div>
        </div>
      )}
    </div>
  );
}
