import type { ReactNode } from 'react';
import * as m from '#messages/auth-layout.js';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import type { DrawingName } from '#ui/components/Drawing/drawing-for.ts';
import { Text } from '#ui/components/Text/Text.tsx';
import { Wordmark } from '#ui/components/Wordmark/Wordmark.tsx';
import { Link } from '#ui/link.tsx';
import { useShop } from '#ui/shop.ts';
import * as styles from './AuthLayout.css.ts';

export interface AuthLayoutProps {
  title: string;
  /** Why the person is here, such as an order to complete. */
  lead?: string;
  /** The drawing on the right. */
  drawing?: DrawingName;
  children: ReactNode;
}

/** The layout of the authentication pages: the form next to a drawing. */
export function AuthLayout({ title, lead, drawing = 'bearing', children }: AuthLayoutProps) {
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <header>
          <Link href="/" className={styles.home} aria-label={m.homeLink({ shop: useShop().name })}>
            <Wordmark />
          </Link>
        </header>
        <main className={styles.main} id="main" tabIndex={-1}>
          <div className={styles.head}>
            <Text as="h1" style="h1">
              {title}
            </Text>
            {lead && (
              <Text as="p" style="body" tone="muted">
                {lead}
              </Text>
            )}
          </div>
          {children}
        </main>
        <footer>
          <Text as="p" style="small" tone="muted">
            {m.motto()}
          </Text>
        </footer>
      </div>
      <div className={styles.art} aria-hidden="true">
        <div className={styles.drawing}>
          <Drawing name={drawing} />
        </div>
      </div>
    </div>
  );
}
