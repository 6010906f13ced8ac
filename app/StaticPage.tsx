import { StrictMode, type ReactNode } from 'react';
import type { Page } from '#contract/pages.ts';
import type { Session } from './lib/auth/session-machine.ts';
import { OfflineNotice } from '#ui/components/OfflineNotice/OfflineNotice.tsx';
import { SiteFrame } from './layouts/SiteFrame.tsx';
import { useOffline } from './lib/browser/network.ts';
import { SectionBoundary } from './SectionBoundary.tsx';
import { Toasts } from './Toasts.tsx';

interface StaticPageProps {
  page: Page;
  pathname: string;
  /** Absent: nobody is signed in. */
  session?: Session;
  onLogout?(): void;
  children: ReactNode;
}

const nobody = () => undefined;
const signedOut = { status: 'signed-out' } as const;

/** A page without the router. Its links load the app. */
export function StaticPage(props: StaticPageProps) {
  const { page, pathname, session = signedOut, onLogout = nobody, children } = props;
  const content = <SectionBoundary what={page.title?.() ?? ''}>{children}</SectionBoundary>;
  return (
    <StrictMode>
      {page.layout === 'bare' ? (
        content
      ) : (
        <SiteFrame page={page} pathname={pathname} session={session} mayBeSignedIn onLogout={onLogout}>
          {content}
        </SiteFrame>
      )}
      <OfflineNotice isOffline={useOffline()} />
      <Toasts />
    </StrictMode>
  );
}
