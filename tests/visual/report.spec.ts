import { expect, test } from '@playwright/test';
import { compareImages } from './compare-images.ts';
import { readResult, screenshotFile } from './result.ts';

/* The result of a comparison as Playwright tests: a change that is not accepted and a broken story are failures. */

const { changes, added, removed, broken } = readResult();

for (const { id, title, name, causes, modes, isAccepted } of changes) {
  const annotation = [
    { type: 'changed files', description: causes.join(', ') || 'none' },
    isAccepted
      ? { type: 'accepted' }
      : { type: 'to accept', description: `npm run test:visual -- --accept ${id}` },
  ];
  test(`${title} › ${name}`, { annotation }, async () => {
    const info = test.info();
    const differences: string[] = [];
    for (const { mode, before, after } of modes) {
      if (before !== null) await info.attach(`${mode}-expected.png`, { path: screenshotFile(before) });
      if (after !== null) await info.attach(`${mode}-actual.png`, { path: screenshotFile(after) });
      if (before === null || after === null) {
        differences.push(`${mode}: only ${before === null ? 'after' : 'before'}`);
        continue;
      }
      const { pixels, diff } = await compareImages(screenshotFile(before), screenshotFile(after));
      await info.attach(`${mode}-diff.png`, { body: diff, contentType: 'image/png' });
      differences.push(`${mode}: ${pixels} px differ`);
    }
    expect(isAccepted, differences.join('\n')).toBe(true);
  });
}

for (const { title, name, side, reason } of broken) {
  test(`${title} › ${name} cannot be rendered ${side} the change`, () => {
    throw new Error(reason);
  });
}

for (const [type, stories] of Object.entries({ added, removed })) {
  const annotation = stories.map(({ title, name }) => ({ type, description: `${title} › ${name}` }));
  test(`${stories.length} stories ${type}`, { annotation }, () => undefined);
}
