import { levels } from 'pino';
import { escapeControls } from '#server/core/escape-controls.ts';

const maxLength = 2000;

/** Formats a line of the server's JSON log for people. Returns any other line unchanged. */
export function readableLine(line: string): string {
  if (!line.startsWith('{')) return line;
  let entry: unknown;
  try {
    entry = JSON.parse(line);
  } catch {
    return line;
  }
  if (typeof entry !== 'object' || entry === null || !('level' in entry) || !('msg' in entry)) return line;
  const { level, msg, error, ...rest } = { error: undefined, ...entry };
  const more = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== 'time'));
  const word = typeof level === 'number' ? (levels.labels[level] ?? String(level)) : String(level);
  const details = Object.keys(more).length > 0 ? ` ${JSON.stringify(more)}` : '';
  const text = `${word}: ${String(msg)}${details}${error === undefined ? '' : ` ${formatError(error)}`}`;
  return escapeControls(text).slice(0, maxLength);
}

function formatError(error: unknown): string {
  const isSerialised = typeof error === 'object' && error !== null && 'stack' in error;
  return isSerialised ? String(error.stack) : JSON.stringify(error);
}
