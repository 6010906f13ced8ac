import { useContext } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { MayBeSignedIn } from '#app/lib/auth/may-be-signed-in.ts';
import { usePage } from '#app/lib/route-metadata.ts';
import { session, useSession } from '#app/lib/auth/session.ts';
import { SiteFrame } from './SiteFrame.tsx';

/** The layout of every page except the login pages. */
export function SiteRoute() {
  const current = useSession();
  const mayBeSignedIn = useContext(MayBeSignedIn) || current !== session.store.first;
  return (
    <SiteFrame
      page={usePage()}
      pathname={useLocation().pathname}
      session={current}
      mayBeSignedIn={mayBeSignedIn}
      onLogout={() => void session.logOut()}
    >
      <Outlet />
    </SiteFrame>
  );
}
