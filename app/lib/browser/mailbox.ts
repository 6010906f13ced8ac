import { useSyncExternalStore } from 'react';
import { publicSettings } from './settings.ts';

const never = () => () => undefined;

/** Where the mails of a local run are read; undefined wherever mails are really sent. */
export const useMailboxHref = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => publicSettings().mockServers?.mailbox,
    () => undefined,
  );
