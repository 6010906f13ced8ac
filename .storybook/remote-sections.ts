import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface RemoteSection {
  name: string;
  /** Whether its data can be empty: a list, or a value that can be null. */
  canBeEmpty: boolean;
}

/** The value types of the `Remote` props in a component's source. */
export const remotesIn = (source: string): string[] =>
  [...source.matchAll(/^ {2}\w+\??:\s*Remote<([^;]*)>;/gm)].map(([, value = '']) => value.trim());

const folder = new URL('../ui/sections/', import.meta.url);

/** The sections that have a `Remote` prop, whose data the app loads from the API. */
export function readRemoteSections(): RemoteSection[] {
  return readdirSync(folder)
    .map((name) => ({ name, file: new URL(`${name}/${name}.tsx`, folder) }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => ({ name, remotes: remotesIn(readFileSync(file, 'utf8')) }))
    .filter(({ remotes }) => remotes.length > 0)
    .map(({ name, remotes }) => ({
      name,
      canBeEmpty: remotes.some((value) => /\[\]$|^ListPage<|\| null$/.test(value)),
    }));
}
