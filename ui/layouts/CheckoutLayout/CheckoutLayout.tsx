import type { ReactNode } from 'react';
import { Steps, type StepsProps } from '#ui/components/Steps/Steps.tsx';
import * as styles from './CheckoutLayout.css.ts';

export interface CheckoutLayoutProps {
  step: StepsProps['current'];
  children: ReactNode;
  /** The panel at the right, which stays in sight; without one the content has the width to itself. */
  aside?: ReactNode;
  /** On a narrow screen the panel comes first: what one pays for stands above where one pays. */
  isAsideFirst?: boolean;
}

/** Order, pay, ship: where one stands, what it is about, and the one thing to do. */
export function CheckoutLayout({ step, children, aside, isAsideFirst = false }: CheckoutLayoutProps) {
  return (
    <div className={styles.page[step]}>
      {aside === undefined ? (
        <>
          <Steps current={step} />
          <div className={styles.content}>{children}</div>
        </>
      ) : (
        <div className={styles.columns}>
          <Steps current={step} />
          <div className={styles.content}>{children}</div>
          <div className={styles.aside} data-first={isAsideFirst || undefined}>
            {aside}
          </div>
        </div>
      )}
    </div>
  );
}
