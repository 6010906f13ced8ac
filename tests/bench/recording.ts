import * as z from 'zod/mini';

/** An SQL statement as a server sent it. */
export const Statement = z.object({
  name: z.optional(z.string()),
  text: z.string(),
  values: z.optional(z.array(z.unknown())),
});
export type Statement = z.infer<typeof Statement>;

/** The statements of a route. `{{name}}` marks a value of the request, or one that the server creates for it. */
export const Recording = z.object({ path: z.string(), statements: z.array(Statement) });
export type Recording = z.infer<typeof Recording>;
export const Recordings = z.array(Recording);

/** Replaces each of `texts` in the values by `{{name}}`. */
export function toTemplate(statements: readonly Statement[], texts: Record<string, string>): Statement[] {
  const replace = (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    let text = value;
    for (const [name, known] of Object.entries(texts)) text = text.replaceAll(known, `{{${name}}}`);
    return text;
  };
  return statements.map((statement) => ({
    ...statement,
    ...(statement.values === undefined ? {} : { values: statement.values.map(replace) }),
  }));
}

export type Fill = (texts: Readonly<Record<string, string>>) => unknown;

/** Returns a function that fills in one value. It is created once, because it runs for each request. */
export function fillerOf(value: unknown): Fill {
  if (typeof value !== 'string') return () => value;
  const pieces = value.split(/\{\{(\w+)\}\}/);
  const [before = '', name = '', after = ''] = pieces;
  if (pieces.length === 1) return () => value;
  if (pieces.length === 3) return (texts) => `${before}${texts[name] ?? ''}${after}`;
  return (texts) => pieces.map((piece, index) => (index % 2 === 0 ? piece : (texts[piece] ?? ''))).join('');
}
