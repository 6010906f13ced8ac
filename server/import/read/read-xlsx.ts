import * as m from '#messages/import-files.js';
import { inZip, listZip, tooLarge, unpackedMax } from './unzip.ts';
import { parseXml, type XmlHandler } from './read-xml.ts';
import { drain, UnreadableFile, type FileRow, type Source } from './source.ts';

/** Characters of all texts of a workbook, which are in memory while it is read. */
const textMax = 100 * 1024 * 1024;

/** Formats of numbers that are days, by their ids (ECMA-376, 18.8.30). */
const isDayFormat = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47);
/** The same of a format that a workbook defines, without its quoted texts and colours. */
const hasDay = (code: string) => /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

const readAll = (source: Source, handler: XmlHandler) => drain(parseXml(source, handler));

/** The name of the first sheet in the archive. */
async function findSheet(source: Source, max: number): Promise<string> {
  const names = await listZip(source);
  let id = '';
  await readAll(inZip(source, 'xl/workbook.xml', max), {
    open: (name, attributes) => {
      if (name === 'sheet' && id === '') id = attributes['r:id'] ?? '';
    },
  });
  let target = 'worksheets/sheet1.xml';
  await readAll(inZip(source, 'xl/_rels/workbook.xml.rels', max), {
    open: (name, { Id, Target = '' }) => {
      if (name === 'Relationship' && Id === id) target = Target;
    },
  });
  const wanted = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  const found = names.find((name) => name === wanted);
  if (found === undefined) throw new UnreadableFile(m.noSheet());
  return found;
}

/** The texts that cells refer to. */
async function readTexts(source: Source, max: number): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  let size = 0;
  await readAll(inZip(source, 'xl/sharedStrings.xml', max), {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text(more) {
      if (!isText) return;
      size += more.length;
      if (size > textMax) throw tooLarge(textMax);
      text += more;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') texts.push(text);
    },
  });
  return texts;
}

/** Whether a style of cells shows days. */
async function readDayStyles(source: Source, max: number): Promise<boolean[]> {
  const own = new Set<number>();
  const styles: boolean[] = [];
  let isCells = false;
  await readAll(inZip(source, 'xl/styles.xml', max), {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'numFmt' && hasDay(formatCode)) own.add(Number(numFmtId));
      if (name === 'cellXfs') isCells = true;
      if (name === 'xf' && isCells) styles.push(isDayFormat(Number(numFmtId)) || own.has(Number(numFmtId)));
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return styles;
}

/** The day of a number. */
function dayText(days: number): string {
  const day = new Date(Date.UTC(1899, 11, 30) + Math.floor(days) * 86_400_000);
  return Number.isNaN(day.getTime()) ? String(days) : day.toISOString().slice(0, 10);
}

/** A number without the noise of binary fractions. With three decimals it gets a fourth, so that it is no 1,234 in groups. */
function numberText(value: string): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  const text = String(Number(number.toPrecision(15)));
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** The index of the column of a cell: 27 of "AB12". */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')
    column = 26 * column + letter.charCodeAt(0) - 64;
  return column - 1;
}

/**
 * Reads the first sheet of a workbook, row by row. Formulas are never computed: their last values are read. `max`: bytes that
 * each of its files may have.
 */
export async function* readXlsx(source: Source, max = unpackedMax): AsyncGenerator<FileRow> {
  const sheet = await findSheet(source, max);
  const texts = await readTexts(source, max);
  const dayStyles = await readDayStyles(source, max);
  const rows: FileRow[] = [];
  let current: FileRow = { row: 0, cells: [] };
  let cell = { column: 0, type: 'n', isDay: false, text: '' };
  let isValue = false;
  const valueOf = ({ type, isDay, text }: typeof cell) => {
    if (type === 's') return texts[Number(text)] ?? '';
    if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
    if (type !== 'n' || text === '') return text;
    return isDay ? dayText(Number(text)) : numberText(text);
  };
  const handler: XmlHandler<FileRow> = {
    open(name, { r = '', t = 'n', s = '' }) {
      if (name === 'row') current = { row: r === '' ? current.row + 1 : Number(r), cells: [] };
      if (name === 'c') {
        const column = r === '' ? current.cells.length : columnOf(r);
        cell = { column, type: t, isDay: dayStyles[Number(s)] ?? false, text: '' };
      }
      isValue = name === 'v' || name === 't';
    },
    text(more) {
      if (isValue) cell.text += more;
    },
    close(name) {
      isValue = false;
      if (name === 'c' && cell.column >= 0 && cell.column < 16_384) {
        while (current.cells.length < cell.column) current.cells.push('');
        current.cells[cell.column] = valueOf(cell);
      }
      if (name === 'row') rows.push(current);
    },
    take: () => rows.splice(0),
  };
  yield* parseXml(inZip(source, sheet, max), handler);
}
