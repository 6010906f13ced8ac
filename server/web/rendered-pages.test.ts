import { afterEach, expect, test, vi } from 'vitest';
import { notFoundPage, pageAt } from '#contract/pages.ts';
import { createRenderedPages } from './rendered-pages.ts';

afterEach(() => vi.useRealTimers());

function openPages() {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(1_000);
  let price = 1;
  let changedAt = 0;
  const renderer = {
    searchOf: async (path: string, params: URLSearchParams) =>
      path === '/parts' && params.has('page') ? `page=${params.get('page')}` : '',
    loadData: vi.fn(() => Promise.resolve([[['parts'], price]] as [unknown[], unknown][])),
    render: vi.fn((_url: URL, { data }: { data: unknown }) =>
      Promise.resolve({ html: JSON.stringify(data), modules: [] }),
    ),
  };
  const permit = vi.fn(() => Promise.resolve());
  const permitReading = vi.fn(() => Promise.resolve());
  const pages = createRenderedPages(renderer, () => changedAt);
  return {
    renderer,
    permit,
    permitReading,
    read: async (path = '/parts', mayBeSignedIn = false) => {
      const { pathname, searchParams } = new URL(`http://localhost:3000${path}`);
      const visit = { mayBeSignedIn, permitRendering: permit, permitReading };
      return (await pages.find(pageAt(pathname) ?? notFoundPage, searchParams, visit)).html;
    },
    changePrice() {
      price += 1;
    },
    noteChange() {
      changedAt = performance.now();
    },
  };
}

test('many readers of a page cause one rendering', async () => {
  const { read, renderer, permit } = openPages();
  expect(new Set(await Promise.all(Array.from({ length: 1000 }, () => read())))).toEqual(
    new Set(['[[["parts"],1]]']),
  );
  expect([renderer.loadData, renderer.render, permit].map((call) => call.mock.calls.length)).toEqual([
    1, 1, 1,
  ]);
});

test('a change in another process appears within a second', async () => {
  const { read, changePrice } = openPages();
  await read();
  changePrice();
  expect(await read()).toBe('[[["parts"],1]]');
  vi.advanceTimersByTime(600);
  expect(await read()).toBe('[[["parts"],2]]');
});

test('a change in this process appears at once', async () => {
  const { read, changePrice, noteChange } = openPages();
  await read();
  changePrice();
  noteChange();
  expect(await read()).toBe('[[["parts"],2]]');
});

test('a page is rendered again only when its data has changed', async () => {
  const { read, renderer, permit } = openPages();
  await read();
  vi.advanceTimersByTime(600);
  await read();
  expect([renderer.loadData, renderer.render, permit].map((call) => call.mock.calls.length)).toEqual([
    2, 1, 1,
  ]);
});

test.each([
  ['/parts', ['/parts', '/Parts/', '/%70arts', '/parts?x=1', '/parts?session=1&', '/parts#a', '/x/../parts']],
  ['/parts?page=2', ['/parts?page=2', '/parts?x=1&page=2&y=%00', '/PARTS//?page=%32']],
  ['/purchase/:partId', ['/purchase/1', '/purchase/a%2Fb?search=x', '/purchase/%00', '/Purchase/1;a=b/']],
  [
    '/admin-dashboard/user',
    ['/admin-dashboard/user?search=a', '/admin-dashboard/%75ser', '/admin-dashboard/user'],
  ],
  ['/*', ['/nowhere', '/%2562logs', '//blogs', '/blogs;a=b', '/%', '/blogs%00', '/blogs%2F', '/no?page=2']],
])('one rendering at %s is all that %j see', async (url, paths) => {
  const { read, renderer } = openPages();
  for (const path of paths) for (const mayBeSignedIn of [true, false]) await read(path, mayBeSignedIn);
  expect(renderer.loadData).toHaveBeenCalledTimes(1);
  const seen = renderer.render.mock.calls.map(([{ href }]) => href);
  expect(seen).toEqual([`http://localhost${url}`, `http://localhost${url}`]);
});

test('a page with data counts as a read each time, and one without data once', async () => {
  const { read, renderer, permitReading } = openPages();
  for (const path of ['/parts', '/parts', '/parts']) await read(path);
  expect(permitReading).toHaveBeenCalledTimes(3);
  permitReading.mockRejectedValueOnce(new Error('Too many'));
  await expect(read('/parts?page=3')).rejects.toThrow('Too many');
  expect(renderer.loadData).toHaveBeenCalledTimes(1);
  permitReading.mockClear();
  renderer.loadData.mockResolvedValue([]);
  for (const path of ['/blogs', '/blogs', '/blogs']) await read(path);
  expect(permitReading).toHaveBeenCalledTimes(1);
});

test('a failure is not remembered', async () => {
  const { read, renderer } = openPages();
  renderer.loadData.mockRejectedValueOnce(new Error('No database'));
  await expect(read()).rejects.toThrow('No database');
  expect(await read()).toBe('[[["parts"],1]]');
  renderer.render.mockRejectedValueOnce(new Error('A section failed'));
  await expect(read('/blogs')).rejects.toThrow('A section failed');
  expect(await read('/blogs')).toBe('[[["parts"],1]]');
});
