import { useDeferredValue } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import * as m from '#messages/add-part-form.ts';
import * as common from '#messages/common.ts';
import { parseDollars, parseWhole } from '#ui/components/NumberInput/parse-number.ts';
import { grid } from '../RuledGrid/RuledGrid.css.ts';
import { PartTile } from '../PartTile/PartTile.tsx';
import type { PartTexts } from '../part-values.ts';
import * as styles from './AddPartForm.css.ts';

export interface PartPreviewProps {
  control: Control<PartTexts>;
  /** URL of the image; empty when there is none. */
  image: string;
}

/** A dash until a number is entered. */
const unknown = Number.NaN;

/** A preview of the customer's card, without interactive elements. */
export function PartPreview({ control, image }: PartPreviewProps) {
  const texts = useDeferredValue(useWatch({ control }));
  const { name = '', description = '', minQuantity = '', quantity = '', price = '' } = texts;
  const part = {
    _id: 'preview',
    name: name.trim() || common.productName(),
    description: description.trim() || common.description(),
    image,
    minQuantity: parseWhole(minQuantity) ?? unknown,
    quantity: parseWhole(quantity) ?? unknown,
    price: parseDollars(price) ?? unknown,
  };
  return (
    <div className={styles.preview}>
      <p className={styles.previewLabel}>{m.howCustomersWillSeeIt()}</p>
      <ul className={grid[1]} inert>
        <PartTile part={part} href="#" look="card" />
      </ul>
    </div>
  );
}
