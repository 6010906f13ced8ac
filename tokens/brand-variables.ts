/** The same names with any values. */
export type SameNames<Values> = {
  readonly [Name in keyof Values]: Values[Name] extends string ? string : SameNames<Values[Name]>;
};

/** `inkMuted` becomes `ink-muted`. */
export const cssName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The CSS variables of the values of a group, with each value: `--type-h1-font-size` and `3rem`. */
export const variablesOf = (group: string, values: object): [variable: string, value: string][] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    const path = `${group}-${cssName(name)}`;
    return typeof value === 'object' && value !== null
      ? variablesOf(path, value)
      : [[`--${path}`, String(value)] as [string, string]];
  });

/** Refers to the CSS variables that `declareBrand` sets. */
export const brandValues = <Values extends object>(group: string, values: Values): SameNames<Values> =>
  // The entries are those of `values`.
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => {
      const path = `${group}-${cssName(name)}`;
      return [
        name,
        typeof value === 'object' && value !== null ? brandValues(path, value) : `var(--${path})`,
      ];
    }),
  ) as SameNames<Values>;
