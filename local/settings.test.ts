import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without any setting the shop runs on its usual ports and keeps its data beside the sources', () => {
  expect(readSettings({}, '/shop')).toEqual({
    ports: { shop: 3000, auth: 9099, stripe: 4242 },
    dataDir: '/shop/.data',
    databaseUrl: undefined,
  });
});

test('a blank variable counts as none', () => {
  expect(readSettings({ PORT: '', DATA_DIR: ' ', DATABASE_URL: '' }, '/shop').ports.shop).toBe(3000);
});

test('each bad port is named in a line of its own', () => {
  const read = () => readSettings({ PORT: '80a', AUTH_PORT: '70000' }, '/shop');

  expect(read).toThrow(/^PORT must be .*\nAUTH_PORT must be .*"70000"$/);
});

test('one port cannot serve two', () => {
  expect(() => readSettings({ AUTH_PORT: '3000' }, '/shop')).toThrow('three different ports');
});
