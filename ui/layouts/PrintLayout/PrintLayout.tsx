import type { ReactNode } from 'react';
import * as m from '#messages/print-layout.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import * as styles from './PrintLayout.css.ts';

export interface PrintLayoutProps {
  /** The paper of its sheets. */
  size: keyof typeof styles.sheet;
  /** Where Back leads. */
  backHref: string;
  /** Whether there is something to print. */
  canPrint: boolean;
  /** Before Print. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of sheets of paper. Only the sheets are printed. */
export function PrintLayout({ size, backHref, canPrint, action, children }: PrintLayoutProps) {
  return (
    <>
      <header className={styles.tools[size]}>
        <LinkButton href={backHref} tone="quiet" icon={<Icon name="arrow-left" />}>
          {m.back()}
        </LinkButton>
        {canPrint && (
          <>
            <p className={styles.hint}>{m.pdfHint()}</p>
            {action}
            <Button tone="solid" icon={<Icon name="print" />} onPress={() => window.print()}>
              {m.print()}
            </Button>
          </>
        )}
      </header>
      <main className={styles.main[size]} id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
