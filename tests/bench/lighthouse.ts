import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type BrowserContext } from 'playwright-core';
import * as z from 'zod/mini';
import { freePort } from '#server/core/free-port.ts';
import { projectRoot } from '#server/core/root.ts';
import { findBrowser } from '#tests/browser.ts';

const Audit = z.object({ numericValue: z.optional(z.number()) });
const Score = z.object({ score: z.number() });
const Requests = z.object({
  details: z.object({
    items: z.array(z.object({ resourceType: z.optional(z.string()), transferSize: z.optional(z.number()) })),
  }),
});
const Report = z.object({
  categories: z.object({
    performance: Score,
    accessibility: z.optional(Score),
    'best-practices': z.optional(Score),
    seo: z.optional(Score),
  }),
  audits: z.object({
    'first-contentful-paint': Audit,
    'largest-contentful-paint': Audit,
    'total-blocking-time': Audit,
    'cumulative-layout-shift': Audit,
    'network-requests': Requests,
  }),
});

export interface Measured {
  performance: number;
  /** NaN unless all categories are measured. */
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Seconds. */
  firstPaint: number;
  largestPaint: number;
  blockingMs: number;
  layoutShift: number;
  /** kB. */
  javaScript: number;
}

/** A browser with the sessions of one user, which Lighthouse opens its tabs in. */
export interface LighthouseBrowser {
  context: BrowserContext;
  measure(url: string, categories: 'all' | 'performance'): Promise<Measured>;
  close(): Promise<void>;
}

export async function openLighthouseBrowser(): Promise<LighthouseBrowser> {
  const port = await freePort();
  // Lighthouse opens tabs in the default context, which is the persistent one.
  const context = await chromium.launchPersistentContext('', {
    executablePath: findBrowser(),
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--ignore-certificate-errors',
      // Like phones, which do not round the width of characters.
      '--font-render-hinting=none',
    ],
    viewport: null,
    ignoreHTTPSErrors: true,
  });
  return {
    context,
    async measure(url, categories) {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [
          join(projectRoot, 'node_modules/lighthouse/cli/index.js'),
          url,
          `--port=${port}`,
          '--output=json',
          '--quiet',
          // These take a third of the time and no part in the scores.
          '--disable-full-page-screenshot',
          '--skip-audits=bf-cache',
          ...(categories === 'all' ? [] : [`--only-categories=${categories}`]),
        ],
        { maxBuffer: 2 ** 28 },
      );
      return figuresOf(Report.parse(JSON.parse(stdout)));
    },
    close: () => context.close(),
  };
}

function figuresOf({ categories, audits }: z.infer<typeof Report>): Measured {
  const percent = ({ score } = { score: Number.NaN }) => Math.round(score * 100);
  const value = ({ numericValue = Number.NaN }: z.infer<typeof Audit>) => numericValue;
  const scripts = audits['network-requests'].details.items.filter(
    ({ resourceType }) => resourceType === 'Script',
  );
  return {
    performance: percent(categories.performance),
    accessibility: percent(categories.accessibility),
    bestPractices: percent(categories['best-practices']),
    seo: percent(categories.seo),
    firstPaint: value(audits['first-contentful-paint']) / 1000,
    largestPaint: value(audits['largest-contentful-paint']) / 1000,
    blockingMs: value(audits['total-blocking-time']),
    layoutShift: value(audits['cumulative-layout-shift']),
    javaScript: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
  };
}
