import type { ReactNode } from 'react';
import * as styles from './CheckoutLayout.css.ts';
import { Steps, type StepsProps } from './Steps.tsx';

export interface CheckoutLayoutProps {
  step: StepsProps['current'];
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
