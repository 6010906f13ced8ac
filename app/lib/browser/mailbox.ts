import { useSyncExternalStore } from 'react';
import { publicSettings } from './settings.ts';

const never = () => () => undefined;

/** The URL of the mailbox of a local run; undefined where mails are really sent. */
export const useMailboxHref = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => publicSettings().mockServers?.mailbox,
    () => undefined,
  );
