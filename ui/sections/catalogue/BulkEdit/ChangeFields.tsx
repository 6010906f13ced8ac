import type { UseFormReturn } from 'react-hook-form';
import { priceEdits, priceEndings } from '#contract/catalogue/edited-price.ts';
import { partStates } from '#contract/catalogue/part-states.ts';
import type { Category } from '#contract/catalogue/specifications.ts';
import * as m from '#messages/bulk-edit.js';
import * as extras from '#messages/part-extras.js';
import { NumberInput } from '#ui/components/NumberInput/NumberInput.tsx';
import { SegmentedControl } from '#ui/components/SegmentedControl/SegmentedControl.tsx';
import { SelectField } from '#ui/components/SelectField/SelectField.tsx';
import type { Remote } from '#ui/remote.ts';
import { registerField } from '../../form/register-field.ts';
import { Loaded } from '../../LoadFailed/Loaded.tsx';
import type { ChangeKind, ChangeTexts } from './change-texts.ts';
import * as styles from './BulkEdit.css.ts';

interface ChangeFieldsProps {
  kind: ChangeKind;
  form: UseFormReturn<ChangeTexts>;
  categories: Remote<readonly Category[]>;
  onHowChange(how: ChangeKind['how']): void;
}

/** The new value, or how the old one changes. */
export function ChangeFields({ kind: { what, how }, form, categories, onHowChange }: ChangeFieldsProps) {
  const field = registerField(form);
  switch (what) {
    case 'price':
      return (
        <>
          <div className={styles.how}>
            <span className={styles.label} aria-hidden="true">
              {m.how()}
            </span>
            <SegmentedControl
              label={m.how()}
              value={how}
              options={priceEdits.map((value) => ({ value, label: m.howOf({ how: value }) }))}
              onChange={onHowChange}
            />
          </div>
          <div className={styles.fields}>
            <NumberInput
              {...field('value')}
              label={how === 'set' ? m.newPrice() : m.changeBy()}
              inputMode="decimal"
              {...(how === 'percent' ? { suffix: '%' } : { prefix: '$' })}
            />
            <SelectField
              {...field('ending')}
              label={m.ending()}
              options={priceEndings.map((value) => ({ value, label: m.endingOf({ ending: value }) }))}
            />
          </div>
        </>
      );
    case 'stockChange':
      return <NumberInput {...field('value')} label={m.units()} hint={m.unitsHint()} inputMode="numeric" />;
    case 'minQuantity':
      return <NumberInput {...field('value')} label={m.newMinimum()} inputMode="numeric" />;
    case 'category':
      return (
        <Loaded of={categories} loading={m.loadingCategories()} failed={m.categoriesFailed()}>
          {(all) => (
            <SelectField
              {...field('category')}
              label={m.category()}
              options={[{ value: '', label: m.noCategory() }]}
              groups={all
                .filter(({ parent }) => parent === null)
                .map((group) => ({
                  label: group.name,
                  options: all
                    .filter(({ parent }) => parent === group.slug)
                    .map(({ slug, name }) => ({ value: slug, label: name })),
                }))}
            />
          )}
        </Loaded>
      );
    case 'state':
      return (
        <SelectField
          {...field('state')}
          label={m.state()}
          options={partStates.map((value) => ({ value, label: extras.stateOf({ state: value }) }))}
        />
      );
  }
}
