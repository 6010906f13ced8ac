import { useDeferredValue } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { grid } from '../RuledGrid/RuledGrid.css.ts';
import { PartTile } from '../PartTile/PartTile.tsx';
import { numbersOf, type PartTexts } from '../part-values.ts';
import * as styles from './AddPartForm.css.ts';

export interface PartPreviewProps {
  control: Control<PartTexts>;
  /** Address of the picture that was chosen; empty when there is none. */
  image: string;
}

/** The card that customers will see, as far as it is typed. Nothing on it can be pressed. */
export function PartPreview({ control, image }: PartPreviewProps) {
  const texts = useDeferredValue(useWatch({ control }));
  const { name = '', description = '', minQuantity = '', quantity = '', price = '' } = texts;
  const part = {
    _id: 'preview',
    name: name.trim() || 'Product name',
    description: description.trim() || 'Description',
    image,
    ...numbersOf({ name, description, minQuantity, quantity, price, image: true }),
  };
  return (
    <div className={styles.preview}>
      <p className={styles.previewLabel}>How customers will see it</p>
      <ul className={grid[1]} inert>
        <PartTile part={part} href="#" look="card" />
      </ul>
    </div>
  );
}
