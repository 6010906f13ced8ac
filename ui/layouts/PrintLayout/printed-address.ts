/** More lines than these have no room on a sheet. */
const mostLines = 6;

/** An address for paper, with its own lines if there are few. */
export function printedAddress(address: string): string {
  const lines = address.split('\n').filter((line) => line.trim() !== '');
  return lines.join(lines.length > mostLines ? ', ' : '\n');
}
