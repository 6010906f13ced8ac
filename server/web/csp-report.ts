import type { Context } from 'hono';
import * as z from 'zod/mini';
import * as m from '#messages/problem.ts';
import { readText } from '../http/body.ts';
import { Problem } from '../core/problem.ts';

const max = 16 * 1024;

const short = z.optional(
  z.pipe(
    z.string(),
    z.transform((value: string) => value.split(/[?#]/)[0]?.slice(0, 200)),
  ),
);

/** The formats of `report-uri` (an object) and `report-to` (an array). */
const Report = z.union([
  z.pipe(
    z.object({
      'csp-report': z.object({
        'blocked-uri': short,
        'document-uri': short,
        'effective-directive': short,
        'violated-directive': short,
        'source-file': short,
      }),
    }),
    z.transform(({ 'csp-report': report }) => [report]),
  ),
  z.pipe(
    z.array(
      z.object({
        body: z.object({
          blockedURL: short,
          documentURL: short,
          effectiveDirective: short,
          sourceFile: short,
        }),
      }),
    ),
    z.transform((reports) => reports.slice(0, 5).map(({ body }) => body)),
  ),
]);

/** Reads at most five reports, with URLs shortened and without query strings. Throws 400. */
export async function collectReport(c: Context): Promise<readonly object[]> {
  const text = await readText(c, max);
  try {
    return Report.parse(JSON.parse(text));
  } catch (cause) {
    throw new Problem('INVALID', { message: m.notACspReport(), cause });
  }
}
