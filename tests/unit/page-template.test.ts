import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/core/root.ts';

test('no page lets a phone make links of part, order and tracking numbers', () => {
  const template = readFileSync(join(projectRoot, 'app/index.html'), 'utf8');
  expect(template).toContain(
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />',
  );
});
