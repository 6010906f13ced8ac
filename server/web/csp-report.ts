import type { Context } from 'hono';
import * as z from 'zod/mini';
import * as m from '#messages/problem.js';
import { readText } from '../http/body.ts';
import { Problem } from '../core/problem.ts';

const max = 16 * 1024;

const short = z.optional(
  z.pipe(
    z.string(),
    z.transform((value: string) => value.split(/[?#]/)[0]?.slice(0, 200)),
  ),
);

const shortened = (...names: string[]) => z.object(Object.fromEntries(names.map((name) => [name, short])));

/** The format of `report-uri`. */
const OldReport = z.object({
  'csp-report': shortened(
    ...['blocked-uri', 'document-uri', 'effective-directive', 'violated-directive', 'source-file'],
  ),
});

/** The format of `report-to`. */
const Reports = z.array(
  z.object({ body: shortened('blockedURL', 'documentURL', 'effectiveDirective', 'sourceFile') }),
);

/** Reads at most five reports, with URLs shortened and without query strings. Throws 400. */
export async function collectReport(c: Context): Promise<readonly object[]> {
  const text = await readText(c, max);
  try {
    const sent: unknown = JSON.parse(text);
    if (!Array.isArray(sent)) return [OldReport.parse(sent)['csp-report']];
    return Reports.parse(sent)
      .slice(0, 5)
      .map(({ body }) => body);
  } catch (cause) {
    throw new Problem('INVALID', { message: m.notCspReport(), cause });
  }
}
