import * as z from 'zod/mini';

/** One statement as a server sent it. */
export const Statement = z.object({
  name: z.optional(z.string()),
  text: z.string(),
  values: z.optional(z.array(z.unknown())),
});
export type Statement = z.infer<typeof Statement>;

/** What a route sends, with `{{name}}` wherever the request, or the server for it, puts a value of its own. */
export const Recording = z.object({ path: z.string(), statements: z.array(Statement) });
export type Recording = z.infer<typeof Recording>;
export const Recordings = z.array(Recording);

/** Puts `{{name}}` into every value that holds the text of that name. */
export function toTemplate(statements: readonly Statement[], texts: Record<string, string>): Statement[] {
  const replace = (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    let text = value;
    for (const [name, own] of Object.entries(texts)) text = text.replaceAll(own, `{{${name}}}`);
    return text;
  };
  return statements.map((statement) => ({
    ...statement,
    ...(statement.values === undefined ? {} : { values: statement.values.map(replace) }),
  }));
}

export type Fill = (texts: Readonly<Record<string, string>>) => unknown;

/** The way back for one value, made once so that filling it in costs next to nothing. */
export function fillerOf(value: unknown): Fill {
  if (typeof value !== 'string') return () => value;
  const pieces = value.split(/\{\{(\w+)\}\}/);
  const [before = '', name = '', after = ''] = pieces;
  if (pieces.length === 1) return () => value;
  if (pieces.length === 3) return (texts) => `${before}${texts[name] ?? ''}${after}`;
  return (texts) => pieces.map((piece, at) => (at % 2 === 0 ? piece : (texts[piece] ?? ''))).join('');
}
