import { build } from 'esbuild';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { projectRoot } from './core/root.ts';
import { emulatorToken, testDeps } from './testing/app.ts';
import { openTestDatabase } from './testing/database.ts';
import { productionVariables } from './testing/production-variables.ts';

const { db } = await openTestDatabase();
const config = readConfig(productionVariables);
const app = createApp(testDeps(db, { config }));
const request = (path: string, init?: RequestInit) => app.request(`https://shop.example${path}`, init);

describe('a server in production', () => {
  test('has no file of the mock servers in its bundle', async () => {
    const { metafile } = await build({
      entryPoints: [join(projectRoot, 'server/main.ts')],
      absWorkingDir: projectRoot,
      bundle: true,
      write: false,
      metafile: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'silent',
    });
    const inputs = Object.keys(metafile.inputs);
    expect(inputs).toContain('server/app.ts');
    expect(inputs.filter((file) => /^(mocks|local|tests)\/|testing\//.test(file))).toEqual([]);
  });

  test.each([
    '/gapi.js',
    '/stripe.js',
    '/api/emulator/v1/projects',
    '/api/v1/payment_intents',
    '/api/__/auth',
  ])('returns 404 for %s', async (path) => expect((await request(path)).status).toBe(404));

  test('rejects unsigned tokens, even for its own project', async () => {
    const project = config.firebase.projectId;
    const person = { uid: 'p', email: 'p@norholt.test' };
    const token = emulatorToken(person, { aud: project, iss: `https://securetoken.google.com/${project}` });
    const response = await request(`/api/user/${person.email}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'P', email: person.email }),
    });
    expect(response.status).toBe(401);
  });

  test('mentions no local host in its responses', async () => {
    for (const path of ['/', '/api/parts', '/api/openapi.json', '/api/docs', '/api/nothing']) {
      const response = await request(path);
      const text = JSON.stringify([...response.headers]) + (await response.text());
      expect(text, path).not.toMatch(/localhost|127\.0\.0\.1|:9099|:4242|gapi\.js|_local\b/);
    }
  });

  test('sends Strict-Transport-Security without `preload`', async () => {
    for (const path of ['/api/parts', '/uploads/none.webp']) {
      expect((await request(path)).headers.get('strict-transport-security')).toBe(
        'max-age=63072000; includeSubDomains',
      );
    }
  });
});
