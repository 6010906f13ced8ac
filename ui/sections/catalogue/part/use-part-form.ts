import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState, type RefObject } from 'react';
import { useForm, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { FitmentText } from './fitment-texts.ts';
import {
  emptyPart,
  tooLong,
  type ChangedPartTexts,
  type NewPartTexts,
  type PartTexts,
} from './part-values.ts';

/** What the section of vehicles adds to the rules of the form once it has loaded them. */
export interface FitmentRules {
  /** Undefined without faults. */
  check(rows: readonly FitmentText[]): FieldErrors<PartTexts>['fitments'];
  /** Joins rows that say the same, and tells the person. */
  join(rows: readonly FitmentText[]): FitmentText[];
}

export interface PartForm extends UseFormReturn<PartTexts> {
  /** Null until the section of vehicles has loaded them. */
  fitmentRules: RefObject<FitmentRules | null>;
}

/** The form of a part. */
export function usePartForm(
  rules: typeof NewPartTexts | typeof ChangedPartTexts,
  defaultValues = emptyPart,
): PartForm {
  const fitmentRules = useRef<FitmentRules>(null);
  const [resolver] = useState((): Resolver<PartTexts> => {
    const resolve: Resolver<PartTexts> = zodResolver(rules, { error: tooLong });
    return async (texts, context, options) => {
      const result = await resolve(texts, context, options);
      const fitments = fitmentRules.current?.check(texts.fitments);
      return fitments ? { values: {}, errors: { ...result.errors, fitments } } : result;
    };
  });
  const form = useForm<PartTexts>({ resolver, mode: 'onTouched', defaultValues });
  return { ...form, fitmentRules };
}
