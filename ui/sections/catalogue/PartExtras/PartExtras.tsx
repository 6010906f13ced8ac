import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { partStates } from '#contract/catalogue/part-states.ts';
import type { Statement } from '#contract/fitment/fitment.ts';
import type { Category } from '#contract/catalogue/specifications.ts';
import * as m from '#messages/part-extras.js';
import { SelectField } from '#ui/components/SelectField/SelectField.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import type { Remote } from '#ui/remote.ts';
import { useLoaded } from '#ui/use-loaded.ts';
import { registerField } from '../../form/register-field.ts';
import type { usePictureUpload } from '../../form/use-picture-upload.ts';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import type { PartSource } from '../part/part-source.ts';
import type { PartForm } from '../part/use-part-form.ts';
import { FormSection } from './FormSection.tsx';
import { PictureRows } from './PictureRows.tsx';
import { ReferenceRows } from './ReferenceRows.tsx';
import { SpecificationFields } from './SpecificationFields.tsx';
import { VehiclesSection } from './VehiclesSection.tsx';
import * as styles from './PartExtras.css.ts';

export interface PartExtrasProps {
  form: PartForm;
  source: PartSource;
  /** The upload of the next picture. */
  upload: ReturnType<typeof usePictureUpload>;
  /** What is stated about the part as it is. */
  stated?: readonly Statement[];
  /** Whether the part can have a successor: a new one has none. */
  hasSuccessor?: boolean;
  /** Further sections. */
  children?: ReactNode;
}

const states = partStates.map((state) => ({ value: state, label: m.stateOf({ state }) }));

/** The fields of a part after the six that are enough: each section may stay empty. */
export function PartExtras(props: PartExtrasProps) {
  const { form, source, upload, stated, hasSuccessor = false, children } = props;
  const field = registerField(form);
  const categories = useLoaded('', source.categories);
  const state = useWatch({ control: form.control, name: 'state' });
  const most = { count: limits.morePictures };

  return (
    <div className={styles.sections}>
      <FormSection title={m.part()} text={m.partHint()}>
        <div className={styles.fields}>
          <TextField
            {...field('number')}
            label={m.partNumber()}
            isCode
            hint={m.numberHint()}
            isOptional="unmarked"
            autoComplete="off"
          />
          <TextField
            {...field('brand')}
            label={m.brand()}
            hint={m.brandHint()}
            isOptional="unmarked"
            autoComplete="off"
          />
          <CategoryField form={form} categories={categories} />
          <SelectField {...field('state')} label={m.state()} options={states} />
          {hasSuccessor && state === 'discontinued' && (
            <TextField
              {...field('successor')}
              label={m.successor()}
              isCode
              hint={m.successorHint()}
              isOptional="unmarked"
              autoComplete="off"
            />
          )}
        </div>
        {categories.status === 'error' && <LoadFailed of={categories} title={m.categoriesFailed()} />}
      </FormSection>
      <FormSection title={m.specifications()} text={m.specsHint()}>
        <SpecificationFields form={form} source={source} />
      </FormSection>
      <FormSection title={m.pictures()} text={m.picturesHint(most)}>
        <TextField
          {...field('imageAlt')}
          label={m.firstAlt()}
          hint={m.firstAltHint()}
          isOptional="unmarked"
          autoComplete="off"
        />
        <PictureRows form={form} upload={upload} />
      </FormSection>
      <FormSection title={m.references()} text={m.referencesHint({ count: limits.references })}>
        <ReferenceRows form={form} />
      </FormSection>
      <VehiclesSection form={form} source={source} stated={stated} />
      {children}
    </div>
  );
}

interface CategoryFieldProps {
  form: PartForm;
  categories: Remote<readonly Category[]>;
}

function CategoryField({ form, categories }: CategoryFieldProps) {
  const field = registerField(form);
  if (categories.status !== 'ready') {
    const label = categories.status === 'loading' ? m.loadingCategories() : m.noCategory();
    return <SelectField name="category" label={m.category()} isDisabled options={[{ value: '', label }]} />;
  }
  const all = categories.value;
  const toOption = ({ slug, name }: Category) => ({ value: slug, label: name });
  return (
    <SelectField
      // The form writes its value when the select appears, so the options must be there.
      key="ready"
      {...field('category')}
      label={m.category()}
      isOptional="unmarked"
      options={[{ value: '', label: m.noCategory() }]}
      groups={all
        .filter(({ parent }) => parent === null)
        .map(({ slug, name }) => ({
          label: name,
          options: all.filter(({ parent }) => parent === slug).map(toOption),
        }))}
    />
  );
}
