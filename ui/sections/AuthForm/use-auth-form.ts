import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useSubmitOnce } from '#ui/use-submit-once.ts';
import type { Failure } from '../failure.ts';
import { registerField } from '../register-field.ts';

/** A rejected attempt. With `field`, the message is shown at that field. */
export interface AuthFailure<Field extends string> extends Failure {
  field?: Field;
}

interface AuthFormOptions<Values extends FieldValues> {
  rules: z.ZodMiniType<Values, Values>;
  empty: DefaultValues<Values>;
  send(values: Values): Promise<AuthFailure<Path<Values>> | null>;
}

/**
 * The behaviour of every authentication form: validates on blur, submits once, and keeps its values after an error.
 */
export function useAuthForm<Values extends FieldValues>({ rules, empty, send }: AuthFormOptions<Values>) {
  const auth = useForm<Values>({
    resolver: zodResolver(rules),
    mode: 'onTouched',
    defaultValues: empty,
  });
  const { handleSubmit, setError, formState } = auth;

  async function attempt(values: Values) {
    const failure = await send(values);
    if (failure) setError(failure.field ?? 'root', { message: failure.message }, { shouldFocus: true });
  }

  return {
    field: registerField(auth),
    /** What `AuthForm` needs. */
    form: {
      isPending: formState.isSubmitting,
      failure: formState.errors.root?.message,
      onSubmit: useSubmitOnce(handleSubmit(attempt)),
    },
  };
}
