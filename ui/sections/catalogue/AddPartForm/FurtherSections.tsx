import { useDeferredValue } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { cleanLine, cleanLines } from '#contract/clean-text.ts';
import * as m from '#messages/add-part-form.js';
import * as common from '#messages/common.js';
import { parseDollars, parseWhole } from '#ui/components/NumberInput/parse-number.ts';
import type { PartTexts } from '../part/part-values.ts';
import { FormSection } from '../PartExtras/FormSection.tsx';
import { PartExtras, type PartExtrasProps } from '../PartExtras/PartExtras.tsx';
import { PartTile } from '../PartTile/PartTile.tsx';
import * as styles from './AddPartForm.css.ts';

export interface FurtherSectionsProps extends Pick<PartExtrasProps, 'form' | 'source' | 'upload'> {
  /** URL of the first picture; empty when there is none. */
  image: string;
}

/** What follows the fields that are enough. */
export function FurtherSections({ image, ...props }: FurtherSectionsProps) {
  return (
    <PartExtras {...props}>
      <PartPreview control={props.form.control} image={image} />
    </PartExtras>
  );
}

interface PartPreviewProps {
  control: Control<PartTexts>;
  /** URL of the image; empty when there is none. */
  image: string;
}

/** A dash until a number is entered. */
const unknown = Number.NaN;

/** A preview of the customer's card, without interactive elements. */
function PartPreview({ control, image }: PartPreviewProps) {
  const texts = useDeferredValue(useWatch({ control }));
  const { name = '', description = '', minQuantity = '', quantity = '', price = '' } = texts;
  const part = {
    _id: 'preview',
    version: 1,
    number: '',
    brand: '',
    name: cleanLine(name) || common.productName(),
    description: cleanLines(description) || common.description(),
    image,
    minQuantity: parseWhole(minQuantity) ?? unknown,
    quantity: parseWhole(quantity) ?? unknown,
    price: parseDollars(price) ?? unknown,
  };
  return (
    <FormSection title={m.preview()}>
      <ul className={styles.preview} inert>
        <PartTile part={part} href="#" look="card" />
      </ul>
    </FormSection>
  );
}
