import type { Context } from 'hono';
import * as z from 'zod/mini';
import { notFoundPage, pages } from '#contract/pages.ts';
import { readText } from '../http/body.ts';
import { Problem } from '../core/problem.ts';

const max = 1024;

/** An hour: later than anybody waits for a page. */
const ms = z.optional(z.number().check(z.minimum(0), z.maximum(3_600_000)));

/** What app/report-vitals.ts sends, under the names of the library web-vitals. */
const Report = z.strictObject({
  route: z.enum([...Object.values(pages), notFoundPage].map(({ path }) => path)),
  values: z.strictObject({
    CLS: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
    FCP: ms,
    INP: ms,
    LCP: ms,
    TTFB: ms,
  }),
});
export type VitalsReport = z.infer<typeof Report>;

/** Reads the web vitals of a visit. Throws 400. */
export async function readVitals(c: Context): Promise<VitalsReport> {
  const text = await readText(c, max);
  try {
    return Report.parse(JSON.parse(text));
  } catch (cause) {
    throw new Problem('INVALID', { cause });
  }
}
