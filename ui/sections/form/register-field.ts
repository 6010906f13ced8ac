import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'register' | 'getFieldState' | 'formState'
>;

/** Returns the props that connect a field to the form, by its name. */
export const registerField =
  <Values extends FieldValues>({ register, getFieldState, formState }: Form<Values>) =>
  <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    name,
    registration: register(name, options),
    error: getFieldState(name, formState).error?.message,
  });
