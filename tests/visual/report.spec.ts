import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { compareImages } from './compare-images.ts';
import { Result, resultFile, screenshotFile } from './result.ts';

/* The result of a comparison as Playwright tests: a change that is not accepted and a broken story are failures. */

const { changes, added, removed, broken, outside } = Result.parse(
  JSON.parse(readFileSync(resultFile, 'utf8')),
);

for (const { id, title, name, causes, modes, isAccepted } of changes) {
  const annotation = [
    { type: 'changed files', description: causes.join(', ') || 'none' },
    isAccepted
      ? { type: 'accepted' }
      : { type: 'to accept', description: `npm run test:visual -- --accept ${id}` },
  ];
  test(`${title} › ${name}`, { annotation }, async () => {
    const info = test.info();
    const differences = await Promise.all(
      modes.map(async ({ mode, before, after }) => {
        const images = { expected: before, actual: after };
        for (const [label, hash] of Object.entries(images)) {
          if (hash !== null) await info.attach(`${mode}-${label}.png`, { path: screenshotFile(hash) });
        }
        if (before === null || after === null) return `${mode}: only ${before === null ? 'after' : 'before'}`;
        const { pixels, diff } = await compareImages(screenshotFile(before), screenshotFile(after));
        await info.attach(`${mode}-diff.png`, { body: diff, contentType: 'image/png' });
        return `${mode}: ${pixels} px differ`;
      }),
    );
    expect(isAccepted, differences.join('\n')).toBe(true);
  });
}

for (const { title, name, reason } of broken) {
  test(`${title} › ${name} cannot be rendered`, () => {
    throw new Error(reason);
  });
}

const lists = { added, removed };
for (const [what, stories] of Object.entries(lists)) {
  const annotation = stories.map(({ title, name }) => ({ type: what, description: `${title} › ${name}` }));
  test(`${stories.length} stories ${what}`, { annotation }, () => undefined);
}

test('no request leaves Storybook', () => {
  expect(outside).toEqual([]);
});
