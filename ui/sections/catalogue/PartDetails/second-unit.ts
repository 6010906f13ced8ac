import type { Unit } from '#contract/catalogue/specifications.ts';
import { groupDigits } from '#ui/components/Numeric/format-count.ts';
import { mostDecimals } from '#ui/components/Numeric/format-value.ts';

interface SecondUnit {
  convert(value: number): number;
  decimals: number;
}

const times = (factor: number) => (value: number) => value * factor;

/** Inches, pounds, ounces, US gallons, psi, pound-feet and degrees Fahrenheit. NIST SP 811 has the factors. */
const secondUnits: Readonly<Partial<Record<Unit, SecondUnit>>> = {
  mm: { convert: (value) => value / 25.4, decimals: 2 },
  kg: { convert: (value) => value / 0.453_592_37, decimals: 1 },
  g: { convert: (value) => value / 28.349_523_125, decimals: 1 },
  l: { convert: (value) => value / 3.785_411_784, decimals: 2 },
  bar: { convert: times(14.503_773_77), decimals: 1 },
  Nm: { convert: times(0.737_562_149), decimals: 1 },
  '°C': { convert: (value) => value * 1.8 + 32, decimals: 0 },
};

/** A value in its second unit, with two significant digits or more. Undefined for a unit without one. */
export function inSecondUnit(value: number, unit: Unit): string | undefined {
  const second = secondUnits[unit];
  if (!second || !Number.isFinite(value)) return undefined;
  const converted = second.convert(value);
  const needed = converted === 0 ? 0 : 1 - Math.floor(Math.log10(Math.abs(converted)));
  return groupDigits(converted, Math.min(Math.max(second.decimals, needed), mostDecimals));
}
