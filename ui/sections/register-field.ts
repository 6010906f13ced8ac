import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'register' | 'getFieldState' | 'formState'
>;

/** Gives each field of a form, by its name, what it needs to take part in it. */
export const registerField =
  <Values extends FieldValues>({ register, getFieldState, formState }: Form<Values>) =>
  <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    name,
    registration: register(name, options),
    error: getFieldState(name, formState).error?.message,
  });
