import { publicSettings } from './settings.ts';

/** The URL of the mailbox of a local run; undefined where mails are really sent. */
export const localMailbox = (): string | undefined => publicSettings().mockServers?.mailbox;
