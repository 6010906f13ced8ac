import * as m from '#messages/file-drop.js';

const units = [
  { name: 'MB', bytes: 1024 ** 2, digits: 1 },
  { name: 'KB', bytes: 1024, digits: 0 },
] as const;

const smallest = { name: 'bytes', bytes: 1, digits: 0 } as const;

function unitOf(bytes: number) {
  // 1023.7 KB would be rounded to 1024 KB.
  return units.find((unit) => bytes >= unit.bytes * 0.9995) ?? smallest;
}

function inUnit(bytes: number, unit: ReturnType<typeof unitOf>): string {
  const amount = Number.isFinite(bytes) ? Math.max(0, bytes) / unit.bytes : 0;
  return amount.toLocaleString('en-US', { maximumFractionDigits: unit.digits });
}

/** Formats 352256 as "344 KB" and 6501171 as "6.2 MB". */
export function formatBytes(bytes: number): string {
  const unit = unitOf(bytes);
  return `${inUnit(bytes, unit)} ${unit.name}`;
}

/** Formats progress as "214 of 344 KB": both in the unit of the total, and never above it. */
export function formatSent(sent: number, size: number): string {
  const unit = unitOf(size);
  return m.progress({
    sent: inUnit(Math.min(sent, size), unit),
    size: inUnit(size, unit),
    name: unit.name,
  });
}
