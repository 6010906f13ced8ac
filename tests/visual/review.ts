import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import { chromium, type Page, type Request } from 'playwright-core';
import sharp from 'sharp';
import { findBrowser } from '../browser.ts';
import { root, run } from './git.ts';
import { readResult, resultFile, screenshotFile, type Result } from './result.ts';
import { serveStorybook, url } from './serve-storybook.ts';
import { brand, checkCamera } from './take-screenshots.ts';

/*
 * `npm run review [-- <options of test:visual>]`: compares the stories and writes dist/review, a folder that can be sent to a
 * reviewer and opened from disk: every changed story before and after in each mode, and the page of its component.
 */

const folder = join(root, 'dist/review');
const images = join(folder, 'images');

type Change = Result['changes'][number];

const limit = pLimit(checkCamera.tabs);

/** Adds a screenshot of a story, without loss and a sixth as large as the PNG. */
const addScreenshot = (hash: string) =>
  sharp(screenshotFile(hash))
    .webp({ lossless: true, effort: 1 })
    .toFile(join(images, `${hash}.webp`));

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The docs page of a story. Those of the foundations and of the workbench have none. */
const docsPageOf = ({ id, title }: Change) =>
  /^(Foundations|Introduction|Workbench)\//.test(title) ? undefined : `${id.split('--', 1)[0] ?? ''}--docs`;

/**
 * Opens a page and resolves when none of its frames has sent or received anything for half a second. Playwright's
 * `networkidle` sometimes never comes on a page whose frames load lazily.
 */
async function load(page: Page, address: string): Promise<void> {
  const pending = new Set<Request>();
  let changedAt = performance.now();
  page.on('request', (request) => {
    // The mocked calls of stories that show a loading state have no response.
    if (!new URL(request.url()).pathname.includes('/api/')) pending.add(request);
  });
  const remove = (request: Request) => {
    pending.delete(request);
    changedAt = performance.now();
  };
  page.on('requestfinished', remove);
  page.on('requestfailed', remove);
  await page.goto(address);
  await page.locator('.sbdocs h1').first().waitFor();
  while (pending.size > 0 || performance.now() < changedAt + 500) {
    if (performance.now() > changedAt + 30_000)
      throw new Error(`${address} waits for ${[...pending].map((request) => request.url()).join(', ')}`);
    await delay(100);
  }
}

/** Takes a picture of each docs page, in both themes. */
async function takePages(ids: readonly string[]): Promise<void> {
  const { proxy, close } = await serveStorybook(join(root, 'dist/storybook'));
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    proxy: { server: proxy, bypass: '<-loopback>' },
    args: ['--no-sandbox'],
  });
  const take = async (id: string, colorScheme: 'light' | 'dark') => {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    await load(page, `${url}iframe.html?viewMode=docs&id=${id}&globals=theme:${colorScheme};brand:${brand}`);
    // A page can be higher than WebP allows.
    await page.screenshot({ path: join(images, `${id}-${colorScheme}.png`), fullPage: true });
    await page.close();
  };
  try {
    await Promise.all(
      (['light', 'dark'] as const).flatMap((theme) => ids.map((id) => limit(() => take(id, theme)))),
    );
  } finally {
    await browser.close();
    close();
  }
}

/** A screenshot, or a dash. */
const picture = (hash: string | null, label: string) =>
  hash === null
    ? '<td>–</td>'
    : `<td><a href="images/${hash}.webp"><img src="images/${hash}.webp" alt="${escaped(label)}" loading="lazy"></a></td>`;

function storySection(change: Change): string {
  const { id, title, name, causes, modes } = change;
  const rows = modes.map(
    ({ mode, before, after }) =>
      `<tr><th scope="row">${mode}</th>${picture(before, `${name} before, ${mode}`)}${picture(after, `${name} after, ${mode}`)}</tr>`,
  );
  const page = docsPageOf(change);
  const links = ['light', 'dark']
    .map((theme) => `<a href="images/${page}-${theme}.png">${theme}</a>`)
    .join(', ');
  return `<section id="${id}">
<h2>${escaped(title)} › ${escaped(name)}</h2>
<p>Changed: ${escaped(causes.join(', '))}${page === undefined ? '' : `. Page of the component: ${links}`}</p>
<table><thead><tr><td></td><th scope="col">Before</th><th scope="col">After</th></tr></thead><tbody>${rows.join('')}</tbody></table>
</section>`;
}

const styles = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 90rem; margin: 2rem auto; padding: 0 1.5rem; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
h2 { overflow-wrap: anywhere; }
th { text-align: start; font-weight: 500; }
:is(tr > :first-child) { width: min(9rem, 25%); vertical-align: top; }
td { padding: 0.5rem; vertical-align: top; }
img { max-width: 100%; border: 1px solid GrayText; }`;

function reviewPage({ base, changes, added, removed, compared }: Result): string {
  const names = (stories: readonly { title: string; name: string }[]) =>
    stories.map(({ title, name }) => `<li>${escaped(title)} › ${escaped(name)}</li>`).join('');
  const links = changes
    .map(({ id, title, name }) => `<li><a href="#${id}">${escaped(title)} › ${escaped(name)}</a></li>`)
    .join('');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Review</title><style>${styles}</style></head>
<body>
<h1>${changes.length} of ${compared} compared stories look different</h1>
<p>Compared with ${base.slice(0, 12)}. Select a picture to see it in full size.</p>
<details><summary>Contents</summary><ul>${links}</ul></details>
${changes.map(storySection).join('\n')}
${added.length > 0 ? `<h2>Added</h2><ul>${names(added)}</ul>` : ''}
${removed.length > 0 ? `<h2>Removed</h2><ul>${names(removed)}</ul>` : ''}
</body>
</html>
`;
}

rmSync(resultFile, { force: true });
// Fails when something looks different, which is what a review is about.
const { status } = spawnSync('tsx', ['tests/visual/run.ts', '--no-report', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
// No story can look different, or the comparison failed.
if (!existsSync(resultFile)) process.exit(status ?? 1);
const result = readResult();
rmSync(folder, { recursive: true, force: true });
mkdirSync(images, { recursive: true });
const pages = [...new Set(result.changes.flatMap((change) => docsPageOf(change) ?? []))];
if (pages.length > 0) {
  console.log(`Taking pictures of ${pages.length} pages`);
  // Without thumbnails, the page of a section loads every story of it.
  const isLive = pages.every((id) => id.startsWith('components-'));
  run(root, 'npm', 'run', '--silent', isLive ? 'build-storybook' : 'thumbnails');
  await takePages(pages);
}
const hashes = result.changes
  .flatMap(({ modes }) => modes.flatMap(({ before, after }) => [before, after]))
  .filter((hash) => hash !== null);
await Promise.all([...new Set(hashes)].map((hash) => limit(() => addScreenshot(hash))));
writeFileSync(join(folder, 'index.html'), reviewPage(result));
// For `npm run thumbnails`.
copyFileSync(resultFile, join(folder, 'result.json'));
console.log(`Review: ${join(folder, 'index.html')}`);
