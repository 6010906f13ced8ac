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

/** Replaces the function of this name where styles are for every brand: refers to the variables of `declareBrand`. */
export const brandValues = (group: string, values: object): object =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => {
      const path = `${group}-${cssName(name)}`;
      return [
        name,
        typeof value === 'object' && value !== null ? brandValues(path, value) : `var(--${path})`,
      ];
    }),
  );
