import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '#contract/pages.ts';
import { PageSpinner } from '#ui/components/PageSpinner/PageSpinner.tsx';
import { NowContext } from '#ui/now.ts';
import { CustomerOnly } from './guards/CustomerOnly.tsx';
import { session, useSession } from './lib/auth/session.ts';
import { serverNow } from './lib/browser/server-time.ts';
import { StaticPage } from './StaticPage.tsx';

interface CheckoutPageProps {
  page: Page;
  pathname: string;
  client: QueryClient;
  children: ReactNode;
}

/** A page without the router for customers. The app opens for everybody else and redirects them. */
export function CheckoutPage({ page, pathname, client, children }: CheckoutPageProps) {
  return (
    <QueryClientProvider client={client}>
      <StaticPage
        page={page}
        pathname={pathname}
        session={useSession()}
        onLogout={() => void session.logOut()}
      >
        <NowContext value={serverNow}>
          <CustomerOnly redirect={<PageSpinner />}>{children}</CustomerOnly>
        </NowContext>
      </StaticPage>
    </QueryClientProvider>
  );
}
