import { Figure } from '../../components/Figure/Figure.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { SheetSection } from './Sheet.tsx';
import * as styles from './sheet.css.ts';

export function Foundations() {
  return (
    <>
      <SheetSection title="Colour" lead="One signal colour. It marks the one thing to do next.">
        <div className={styles.swatches}>
          {styles.swatchNames.map(([key, name]) => (
            <div key={key}>
              <div className={styles.swatch[key]} />
              <p className={styles.swatchName}>{name}</p>
            </div>
          ))}
        </div>
      </SheetSection>
      <SheetSection
        title="Type"
        lead="Width follows density: Archivo is wide where there is room and narrows to 94 in table heads."
      >
        <Text style="display">True to 0.01</Text>
        <Text style="h1">Heading one, 114 wide</Text>
        <Text style="h2">Heading two, 112 wide</Text>
        <Text style="h3">Heading three, 108 wide</Text>
        <Text style="title">Title, 104 wide</Text>
        <Text style="lead">Lead. Brake, engine and suspension parts from one works.</Text>
        <Text style="body">
          Body. The quantity shown is what we can send today. When it runs out the part says so and cannot be
          ordered.
        </Text>
        <Text style="small" tone="muted">
          Small, 98 wide. Orders, dates and helper text.
        </Text>
        <p className={styles.largeFigures}>
          {['$7,680.00', '0123456789', 'Ø 312 ±0.05', '8F3A2C'].map((figure) => (
            <Figure key={figure}>{figure}</Figure>
          ))}
        </p>
      </SheetSection>
    </>
  );
}
