import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandNamed } from '#tokens/brands.ts';
import { typeStyles, type TypeStyleName } from '#tokens/type.ts';
import * as styles from './foundations.css.ts';
import { Note, Part, Sheet } from './Sheet.tsx';

export default { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;

const names = Object.keys(typeStyles) as TypeStyleName[];

export const Type: StoryObj = {
  render: (_args, { globals }) => {
    const brand = brandNamed(globals['brand']);
    const { figure, fontFamily } = brand;
    return (
      <Sheet
        title="Type"
        lead="Norholt has one family with one dial: Archivo is 118 wide in the hero and 94 in a table head. Its figures are Martian Mono at 75 % width, like the lettering of a drawing. Solvik sets text and figures in Figtree."
      >
        <Part title="Styles">
          {names.map((name) => {
            const { fontSize, lineHeight, fontStretch, fontWeight, letterSpacing, wordSpacing } =
              brand.typeStyles[name];
            return (
              <div key={name} className={styles.specimen}>
                <Note>
                  {name}: {fontSize}, line {lineHeight}, {fontStretch} wide, {fontWeight}, tracking{' '}
                  {letterSpacing}, word spacing {wordSpacing}
                </Note>
                <p style={typeStyles[name]}>True to 0.01 mm</p>
              </div>
            );
          })}
        </Part>
        <Part title="Figures">
          <Note>
            Weights {figure.weightLight}, {figure.weight}, {figure.weightStrong}; tracking {figure.tracking};
            size {figure.size} of the text around
          </Note>
          <p className={styles.figure}>Ø 312 ±0.05, {figure.width}</p>
          <p className={styles.figure} style={{ fontStretch: figure.widthStat }}>
            1,400, {figure.widthStat} in stat tiles
          </p>
          <p className={styles.figure} style={{ fontStretch: figure.widthTotal }}>
            $7,680.00, {figure.widthTotal} in totals
          </p>
        </Part>
        <Part title="Other alphabets of Latin">
          <p style={typeStyles.h3}>Zażółć gęślą jaźń. Příliš žluťoučký kůň. Şahin Yılmaz.</p>
          <p className={styles.figure}>Łódź, Škoda, Győr</p>
          <Note>{fontFamily.sans}</Note>
          <Note>{fontFamily.mono}</Note>
        </Part>
      </Sheet>
    );
  },
};
