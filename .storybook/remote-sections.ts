import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface RemoteSection {
  name: string;
  /** Whether its data can be there and yet hold nothing: a list, or one thing that may be missing. */
  canBeEmpty: boolean;
}

/** What the `Remote` props of a component's source contain. */
export const remotesIn = (source: string): string[] =>
  [...source.matchAll(/^ {2}\w+\??:\s*Remote<([^;]*)>;/gm)].map(([, value = '']) => value.trim());

const folder = new URL('../ui/sections/', import.meta.url);

/** The sections whose data arrives over the network, as their props say. */
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
