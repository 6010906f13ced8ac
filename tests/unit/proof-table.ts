/** A row of docs/product-proof.md. */
export interface Proof {
  id: string;
  words: string;
  /** `file › title` each. */
  proofs: string[];
  asserted: string[];
}

const listIn = (cell: string) => cell.split('<br>').filter((entry) => entry !== '');

/** The rows of a table whose first cell looks like `id`; a bar within a cell is written `\|`. */
const rowsIn = (document: string, id: RegExp): string[][] =>
  document
    .split('\n')
    .map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')))
    .filter(([, first = '']) => id.test(first))
    .map(([, ...cells]) => cells);

/** The lines of the specification with what proves them, in order. */
export const linesProvenIn = (document: string): Proof[] =>
  rowsIn(document, /^\d\.\d+$/).map(([id = '', words = '', proofs = '', asserted = '']) => ({
    id,
    words,
    proofs: listIn(proofs),
    asserted: listIn(asserted).map((text) => text.replace(/^"(.*)"$/, '$1')),
  }));

/** The faults that the browser’s side survives, likewise. */
export const faultsProvenIn = (document: string): Proof[] =>
  rowsIn(document, /^K\d+$/).map(([id = '', words = '', , proofs = '']) => ({
    id,
    words,
    proofs: listIn(proofs),
    asserted: [],
  }));
