import { StrictMode, type ReactNode } from 'react';
import type { Page } from '#contract/pages.ts';
import { OfflineNotice } from '#ui/components/OfflineNotice/OfflineNotice.tsx';
import { SiteFrame } from './layouts/SiteFrame.tsx';
import { useOffline } from './lib/browser/network.ts';
import { SectionBoundary } from './SectionBoundary.tsx';
import { Toasts } from './Toasts.tsx';

interface StaticPageProps {
  page: Page;
  pathname: string;
  children: ReactNode;
}

const nobody = () => undefined;

/** A page without the router, for visitors who are not signed in. Its links load the app. */
export function StaticPage({ page, pathname, children }: StaticPageProps) {
  const content = <SectionBoundary what={page.title?.() ?? ''}>{children}</SectionBoundary>;
  return (
    <StrictMode>
      {page.layout === 'bare' ? (
        content
      ) : (
        <SiteFrame
          page={page}
          pathname={pathname}
          session={{ status: 'signed-out' }}
          mayBeSignedIn={false}
          onLogout={nobody}
        >
          {content}
        </SiteFrame>
      )}
      <OfflineNotice isOffline={useOffline()} />
      <Toasts />
    </StrictMode>
  );
}
