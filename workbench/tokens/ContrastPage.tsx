import { brandNamed } from '#tokens/brands.ts';
import { contrastsOf } from '#tokens/contrast.ts';
import type { ThemeName } from '#tokens/token-list.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { Sheet } from '#ui/foundations/Sheet.tsx';
import { WorkbenchTable } from '../WorkbenchTable.tsx';
import * as styles from './tokens.css.ts';

const kinds = { text: 'Text', mark: 'Mark' } as const;

type Pair = ReturnType<typeof contrastsOf>[number];

/** The contrast of every pair of colours of a brand, in both themes. */
export function ContrastPage({ brand: name }: { brand: unknown }) {
  const brand = brandNamed(name);
  const cellOf = ({ kind, foreground, background, ...ratios }: Pair, theme: ThemeName) => {
    const { color } = brand[theme];
    return (
      <>
        <span
          className={styles.sample}
          style={{ color: color[foreground], background: color[background] }}
          aria-hidden
        >
          {kind === 'text' ? '312' : <span className={styles.mark} />}
        </span>
        <Numeric>{ratios[theme].toFixed(2)}</Numeric>
      </>
    );
  };
  return (
    <Sheet
      title="Contrast"
      lead="The contrast of every pair of colours in the brand of the toolbar, by WCAG 2.2: text needs 4.5, marks that carry meaning need 3. A test measures each brand. npm run tokens:contrast prints the same table."
    >
      <WorkbenchTable
        label="Contrast"
        className={styles.contrasts}
        columns={['Foreground', 'Background', 'Light', 'Dark', 'Required', 'Kind']}
        rows={contrastsOf(brand).map((pair) => ({
          key: `${pair.foreground} ${pair.background}`,
          cells: [
            pair.foreground,
            pair.background,
            cellOf(pair, 'light'),
            cellOf(pair, 'dark'),
            <Numeric>{pair.required}</Numeric>,
            kinds[pair.kind],
          ],
        }))}
      />
    </Sheet>
  );
}
