import * as m from '#messages/file-drop.js';
import { formatBytes } from './format-bytes.ts';

export interface FileRules {
  /** Media types, such as `image/png`, or extensions, such as `.csv`; `image/*` takes every picture. */
  accept: readonly string[];
  maxBytes: number;
}

const names: Readonly<Record<string, string>> = {
  'image/*': m.anyPicture(),
  'image/avif': 'AVIF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};

const nameOf = (type: string) => names[type] ?? type.replace(/^.*[/.]/, '').toUpperCase();

/** Formats media types as "PNG, JPEG or WebP". */
export function namesOf(accept: readonly string[]): string {
  if (accept.length === 0) return m.anyFile();
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(accept.map(nameOf));
}

function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  return accept.some((taken) =>
    taken.startsWith('.')
      ? name.toLowerCase().endsWith(taken)
      : taken === type.toLowerCase() ||
        (taken.endsWith('/*') && type.toLowerCase().startsWith(taken.slice(0, -1))),
  );
}

/** Returns why a file is rejected, or null when it is accepted. */
export function fileErrorOf(file: Pick<File, 'name' | 'size' | 'type'>, rules: FileRules): string | null {
  if (!isAccepted(file, rules.accept)) {
    return m.wrongType({ name: file.name, accept: namesOf(rules.accept) });
  }
  if (file.size === 0) return m.emptyFile({ name: file.name });
  if (file.size > rules.maxBytes) {
    return m.tooLarge({ name: file.name, maxBytes: formatBytes(rules.maxBytes) });
  }
  return null;
}

export type Offer = { file: File } | { error: string };

interface Transfer {
  items?: Iterable<DataTransferItem>;
  files: Iterable<File>;
}

/** Returns the only file that was dropped, pasted or chosen, or why there is none. */
export function offerOf({ items = [], files }: Transfer, rules: FileRules): Offer {
  // The entries are available only during the event.
  const hasFolder = [...items].some((item) => item.webkitGetAsEntry?.()?.isDirectory);
  if (hasFolder) return { error: m.isFolder() };
  const [file, ...others] = files;
  if (!file) return { error: m.notAFile() };
  if (others.length > 0) return { error: m.tooManyFiles({ value: others.length + 1 }) };
  const error = fileErrorOf(file, rules);
  return error === null ? { file } : { error };
}
