import { formatBytes } from './format-bytes.ts';

export interface FileRules {
  /** Media types, such as `image/png`; `image/*` takes every picture. */
  accept: readonly string[];
  maxBytes: number;
}

const names: Readonly<Record<string, string>> = {
  'image/avif': 'AVIF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};

function nameOf(type: string): string {
  const [kind = '', subtype = ''] = type.split('/');
  return names[type] ?? (subtype === '*' ? `${kind} file` : subtype.toUpperCase());
}

/** "PNG, JPEG or WebP". */
export function namesOf(accept: readonly string[]): string {
  const all = accept.map(nameOf);
  const last = all.pop() ?? 'file';
  return all.length > 0 ? `${all.join(', ')} or ${last}` : last;
}

function isAccepted(type: string, accept: readonly string[]): boolean {
  return accept.some(
    (taken) => taken === type || (taken.endsWith('/*') && type.startsWith(taken.slice(0, -1))),
  );
}

/** Why this file is not taken, in words; null when it is. */
export function refusalOf(file: Pick<File, 'name' | 'size' | 'type'>, rules: FileRules): string | null {
  if (!isAccepted(file.type.toLowerCase(), rules.accept)) {
    return `${file.name} cannot be used. Choose ${namesOf(rules.accept)}.`;
  }
  if (file.size === 0) return `${file.name} is empty. Choose another file.`;
  if (file.size > rules.maxBytes) {
    return `${file.name} is larger than ${formatBytes(rules.maxBytes)}. Choose a smaller file.`;
  }
  return null;
}

export type Offer = { file: File } | { refusal: string };

/** The one file among what was dropped or pasted, or why there is none. */
export function offerOf(transfer: DataTransfer, rules: FileRules): Offer {
  // The entries are there only while the event is under way.
  const hasFolder = [...transfer.items].some((item) => item.webkitGetAsEntry?.()?.isDirectory);
  if (hasFolder) return { refusal: 'That is a folder. Choose a file inside it.' };
  const [file, ...others] = transfer.files;
  if (!file) return { refusal: 'That is not a file. Save it first, then choose it here.' };
  if (others.length > 0) return { refusal: `One file at a time: those are ${others.length + 1}.` };
  const refusal = refusalOf(file, rules);
  return refusal === null ? { file } : { refusal };
}
