import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import * as m from '#messages/part-extras.js';
import { NumberInput } from '#ui/components/NumberInput/NumberInput.tsx';
import { SelectField } from '#ui/components/SelectField/SelectField.tsx';
import { useLoaded } from '#ui/use-loaded.ts';
import { registerField } from '../../form/register-field.ts';
import { Loaded } from '../../LoadFailed/Loaded.tsx';
import type { PartSource } from '../part/part-source.ts';
import { specTextsOf, type PartTexts } from '../part/part-values.ts';
import * as styles from './PartExtras.css.ts';

export interface SpecificationFieldsProps {
  form: UseFormReturn<PartTexts>;
  source: PartSource;
}

const unknown = { value: '', label: m.anyValue() };
const answers = [unknown, { value: 'yes', label: m.yes() }, { value: 'no', label: m.no() }];

/** What the parts of the chosen category are measured by. */
export function SpecificationFields({ form, source }: SpecificationFieldsProps) {
  const { control, getValues, setValue, clearErrors } = form;
  const field = registerField(form);
  const category = useWatch({ control, name: 'category' });
  const specifications = useWatch({ control, name: 'specifications' });
  const specs = useLoaded(category, async () => (category === '' ? [] : source.specsOf(category)));
  /** What was typed for a spec returns with another category that has it, too. */
  const typed = useRef(new Map<string, string>());
  const before = useRef(category);

  useEffect(() => {
    const isOther = before.current !== category;
    before.current = category;
    if (category === '') typed.current.clear();
    for (const { spec, text } of getValues('specifications')) typed.current.set(spec.slug, text);
    if (specs.status !== 'ready' && !isOther) return;
    // Only specifications of the category can be sent.
    const next = specs.status === 'ready' ? specTextsOf(specs.value, typed.current) : [];
    setValue('specifications', next, { shouldDirty: true });
    clearErrors('specifications');
  }, [category, specs, getValues, setValue, clearErrors]);

  if (category === '') return <p className={styles.nothing}>{m.specsWithoutCategory()}</p>;
  return (
    <Loaded of={specs} loading={m.loadingSpecs()} failed={m.specsFailed()}>
      {({ length }) =>
        length === 0 ? (
          <p className={styles.nothing}>{m.noSpecs()}</p>
        ) : (
          <div className={styles.fields}>
            {specifications.map(({ spec }, index) => {
              const props = {
                ...field(`specifications.${index}.text`),
                label: spec.name,
                isOptional: 'unmarked',
              } as const;
              return spec.kind === 'number' ? (
                <NumberInput key={spec.slug} {...props} inputMode="decimal" suffix={spec.unit ?? undefined} />
              ) : (
                <SelectField
                  key={spec.slug}
                  {...props}
                  options={
                    spec.kind === 'flag'
                      ? answers
                      : [unknown, ...spec.choices.map(({ slug, name }) => ({ value: slug, label: name }))]
                  }
                />
              );
            })}
          </div>
        )
      }
    </Loaded>
  );
}
