/** Units of one measure, each with how many of the first one it is. */
const measures: ReadonlyArray<Readonly<Record<string, number>>> = [
  { mm: 1, cm: 10, m: 1000, in: 25.4, inch: 25.4, zoll: 25.4, '"': 25.4 },
  { g: 1, kg: 1000, lb: 453.592 },
  { ml: 1, cl: 10, l: 1000, litre: 1000, liter: 1000 },
  { w: 1, kw: 1000, hp: 745.7, ps: 735.499 },
  { mv: 1, v: 1000, volt: 1000 },
  { ma: 1, a: 1000, amp: 1000 },
  { mah: 1, ah: 1000 },
  { nm: 1 },
  { mbar: 1, bar: 1000, kpa: 10, mpa: 10_000, psi: 68.9476 },
  { rpm: 1 },
  { ohm: 1, kohm: 1000 },
];

/** Whether a word is a unit, so that it names no vehicle: "12 volt". */
export const isUnit = (word: string): boolean => measures.some((units) => Object.hasOwn(units, word));

/** A number and its unit, with or without a space between them. */
const size = /^(\d{1,6}(?:[.,]\d{1,3})?) ?([a-z"]{1,5})$/i;

/** "312" for 312.0, "13.4" for 13.40. */
const plain = (value: number) => String(Math.round(value * 1000) / 1000);

/**
 * The same size in each unit of its measure, the typed one first: 31.2 cm is also 312 mm. Null for a text that is no size.
 * `value` has a point for decimals.
 */
export function equalSizes(text: string): Array<{ value: string; unit: string }> | null {
  const [, number = '', typed = ''] = size.exec(text.trim()) ?? [];
  const unit = typed.toLowerCase();
  const units = measures.find((one) => Object.hasOwn(one, unit));
  const factor = units?.[unit];
  if (units === undefined || factor === undefined) return null;
  const value = Number(number.replace(',', '.'));
  const others = Object.entries(units).flatMap(([one, its]) => {
    const same = (value * factor) / its;
    // What rounding changes is not the same size.
    const isExact = Math.abs(Number(plain(same)) - same) <= 1e-9 * same;
    return one !== unit && one !== '"' && isExact ? [{ value: plain(same), unit: one }] : [];
  });
  return [{ value: plain(value), unit }, ...others];
}
