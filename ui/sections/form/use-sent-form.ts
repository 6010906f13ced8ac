import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState, type FormEvent } from 'react';
import { useForm, type FieldValues, type Path, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { ActionError } from './action-error.ts';
import { registerField } from './register-field.ts';
import { useRunOnce } from './use-run-once.ts';

interface SentFormOptions<Values extends FieldValues> extends Omit<
  UseFormProps<Values>,
  'resolver' | 'mode'
> {
  rules: z.ZodMiniType<Values, Values>;
  send(values: Values): Promise<ActionError<Path<Values>> | null>;
  onSent?(values: Values, form: UseFormReturn<Values>): void;
}

/** A form that validates on blur, is sent once at a time, and keeps its values after an error. */
export function useSentForm<Values extends FieldValues>(options: SentFormOptions<Values>) {
  const { rules, send, onSent, ...rest } = options;
  const form = useForm<Values>({ resolver: zodResolver(rules), mode: 'onTouched', ...rest });
  const { handleSubmit, formState } = form;
  const { failure, refuse } = useRefusal(form);

  async function attempt(values: Values) {
    const refused = await send(values);
    if (refused) refuse(refused);
    else onSent?.(values, form);
  }

  return {
    form,
    field: registerField(form),
    refuse,
    submit: {
      isPending: formState.isSubmitting,
      /** The error that belongs to no field. */
      failure,
      onSubmit: useSubmitOnce(handleSubmit(attempt)),
    },
  };
}

/** Shows an error at its field, or as `failure` if it belongs to none, or if something else than a field helps. */
export function useRefusal<Values extends FieldValues>({ setError, formState }: UseFormReturn<Values>) {
  const [refused, setRefused] = useState<ActionError>();
  return {
    failure: formState.errors.root ? refused : undefined,
    refuse({ field, ...failure }: ActionError<Path<Values>>) {
      setRefused(failure);
      const at = failure.remedy ? 'root' : (field ?? 'root');
      setError(at, { message: failure.message }, { shouldFocus: true });
    },
  };
}

/** Reports the values on every change, so that a draft can be stored. */
export function useDraftReport<Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values>,
  onDraftChange: ((draft: Values) => void) | undefined,
) {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => onDraftChange?.(values),
      }),
    [subscribe, onDraftChange],
  );
}

/** Stores the unsaved changes of a form, so that they survive the end of a session. */
export interface UnsavedDraft<Values> {
  /** Null where none is stored. */
  read(): Partial<Values> | null;
  keep(unsaved: Partial<Values>): void;
  drop(): void;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Restores a draft as unsaved changes, and stores the fields that differ from the saved ones on every change. */
export function useUnsavedDraft<Values extends FieldValues>(
  { subscribe, reset, getValues }: UseFormReturn<Values>,
  draft: UnsavedDraft<Values> | undefined,
) {
  useEffect(() => {
    if (!draft) return undefined;
    const typed = draft.read();
    if (typed) reset({ ...getValues(), ...typed }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback({ values, defaultValues = {} }) {
        const saved: Record<string, unknown> = defaultValues;
        const unsaved: Partial<Values> = { ...values };
        for (const name in unsaved) if (isSame(unsaved[name], saved[name])) unsaved[name] = undefined;
        if (Object.values(unsaved).some((value) => value !== undefined)) draft.keep(unsaved);
        else draft.drop();
      },
    });
  }, [subscribe, reset, getValues, draft]);
}

/** Returns an `onSubmit` that ignores submits while one is pending. */
export function useSubmitOnce(submit: (event: FormEvent) => Promise<void>) {
  const [, runOnce] = useRunOnce();
  return (event: FormEvent) => {
    event.preventDefault();
    void runOnce(() => submit(event));
  };
}
