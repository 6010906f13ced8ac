import { createContext } from 'react';
import { sessionCookie } from '#contract/settings.ts';
import { hasCookie } from '../storage/cookies.ts';

export const mayBeSignedIn = (): boolean => hasCookie(sessionCookie, '1');

/** Whether the browser stores a session, so that the navbar keeps the space of a user free while it loads. */
export const MayBeSignedIn = createContext(false);
