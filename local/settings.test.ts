import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('uses the default ports and the data folder in the project', () => {
  expect(readSettings({}, '/shop')).toEqual({
    ports: { shop: 3000, auth: 9099, stripe: 4242 },
    dataDir: '/shop/.data',
    databaseUrl: undefined,
  });
});

test('ignores blank variables', () => {
  expect(readSettings({ PORT: '', DATA_DIR: ' ', DATABASE_URL: '' }, '/shop').ports.shop).toBe(3000);
});

test('reports each invalid port in its own line', () => {
  const read = () => readSettings({ PORT: '80a', AUTH_PORT: '70000' }, '/shop');

  expect(read).toThrow(/^PORT must be .*\nAUTH_PORT must be .*"70000"$/);
});

test('rejects equal ports', () => {
  expect(() => readSettings({ AUTH_PORT: '3000' }, '/shop')).toThrow('three different ports');
});
