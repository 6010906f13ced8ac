import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fontFiles, type FontFile } from './fonts.ts';
import { subset } from './subset.ts';
import { figure, typeStyles } from './brands/norholt/type.ts';

const read = (name: string) => readFileSync(new URL(`./fonts/${name}.woff2`, import.meta.url));
const files = Object.entries<FontFile>(fontFiles);

const contains = (axis: FontFile['weight'], value: number) =>
  typeof axis === 'number' ? axis === value : axis.min <= value && value <= axis.max;

/** Whether a file contains the weight and the width. */
const isIn = ({ weight, width }: FontFile, fontWeight: string, fontStretch: string) =>
  contains(weight, Number(fontWeight)) && contains(width, Number.parseFloat(fontStretch));

describe('the font files', () => {
  test.each(files)('%s is what `npm run fonts` writes', { timeout: 30_000 }, async (name, file) => {
    expect(read(name).equals(await subset(file))).toBe(true);
  });

  test('are small enough, above all the one that pages preload', () => {
    expect(read('archivo-display').length).toBeLessThan(14_000);
    for (const [name] of files) expect(read(name).length, name).toBeLessThan(30_000);
  });

  test.each(Object.entries(typeStyles))('contain the text style %s', (name, { fontWeight, fontStretch }) => {
    const file = name === 'display' ? 'archivo-display' : 'archivo-basic';
    expect(isIn(fontFiles[file], fontWeight, fontStretch)).toBe(true);
    expect(isIn(fontFiles['archivo-latin'], fontWeight, fontStretch)).toBe(true);
  });

  test.each([figure.width, figure.widthStat, figure.widthTotal])('contain figures of width %s', (width) => {
    for (const weight of [figure.weightLight, figure.weight, figure.weightStrong]) {
      expect(isIn(fontFiles['martian-mono-basic'], weight, width)).toBe(true);
    }
  });

  const ui = new URL('../ui/', import.meta.url);
  const sheets = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css.ts'),
  );
  const written = sheets.flatMap((sheet) =>
    [...readFileSync(new URL(sheet, ui), 'utf8').matchAll(/(fontWeight|fontStretch): '(\d+)%?'/g)].map(
      ([, property, value]) => ({
        sheet,
        property,
        value: Number(value),
      }),
    ),
  );

  test('contain the weights and widths that style sheets write themselves', () => {
    const { weight, width } = fontFiles['archivo-basic'];
    expect(written.length).toBeGreaterThan(50);
    expect(
      written.filter(({ property, value }) => !contains(property === 'fontWeight' ? weight : width, value)),
    ).toEqual([]);
  });
});
