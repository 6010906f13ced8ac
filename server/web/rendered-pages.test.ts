import { afterEach, expect, test, vi } from 'vitest';
import { notFoundPage, pageAt } from '#contract/pages.ts';
import type { PageData, PageRenderer } from '#contract/page-renderer.ts';
import { createRenderedPages } from './rendered-pages.ts';

afterEach(() => vi.useRealTimers());

const kilobyte = 1024;

/** `maxBytes` of all pages that are kept. */
function openPages(maxBytes?: number) {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(1_000);
  let price = 1;
  let changedAt = 0;
  const renderer = {
    searchOf: async (path: string, params: URLSearchParams) =>
      path === '/parts' && params.has('page') ? `page=${params.get('page')}` : '',
    loadData: vi.fn<PageRenderer['loadData']>(() => Promise.resolve({ data: [[['parts'], price]] })),
    render: vi.fn<PageRenderer['render']>((_url, { data }) =>
      Promise.resolve({ html: JSON.stringify(data), modules: [] }),
    ),
  };
  const permit = vi.fn(() => Promise.resolve());
  const permitReading = vi.fn(() => Promise.resolve());
  const pages = createRenderedPages(renderer, () => changedAt, maxBytes);
  const find = (path: string, mayBeSignedIn = false) => {
    const url = new URL(`http://localhost:3000${path}`);
    const visit = { mayBeSignedIn, permitRendering: permit, permitReading };
    return pages.find(pageAt(url.pathname) ?? notFoundPage, url, visit);
  };
  return {
    renderer,
    permit,
    permitReading,
    find,
    read: async (path = '/parts', mayBeSignedIn = false) => {
      const found = await find(path, mayBeSignedIn);
      return 'movedTo' in found ? found : found.html.toString();
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

/** Lets each part have the number in its URL in upper case, with hyphens. Numbers of `unknown` have none. */
function openParts(maxBytes?: number) {
  const opened = openPages(maxBytes);
  opened.renderer.loadData.mockImplementation((url) => {
    const [, , number = ''] = url.pathname.split('/');
    const data: PageData = [[['part', number], 'x'.repeat(100)]];
    if (number.startsWith('unknown')) return Promise.resolve({ data, facts: { status: 404, title: '' } });
    const path = `/part/${number.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '-')}`;
    return Promise.resolve({ data, facts: { status: 200, title: number, path } });
  });
  opened.renderer.render.mockImplementation(({ pathname }) =>
    Promise.resolve({ html: pathname.padEnd(10 * kilobyte), modules: [] }),
  );
  return opened;
}

test('each part has its own rendering, at one spelling of its number', async () => {
  const { read, renderer } = openParts();
  expect(await read('/part/NH-10042?x=1')).toMatch(/^\/part\/NH-10042 /);
  expect(await read('/part/NH-10042')).toMatch(/^\/part\/NH-10042 /);
  expect(await read('/part/NH-10043')).toMatch(/^\/part\/NH-10043 /);
  expect(renderer.render).toHaveBeenCalledTimes(2);
  for (const path of [
    '/part/nh-10042',
    '/Part/NH-10042',
    '/part/NH-10042/',
    '/part/%4EH-10042',
    '/part/NH.10042',
  ])
    expect(await read(path), path).toHaveProperty('movedTo');
  expect(renderer.render).toHaveBeenCalledTimes(2);
});

test('pages of parts are kept up to a number of bytes, the last ones that were read', async () => {
  const { read, renderer } = openParts(100 * kilobyte);
  const isKept = async (number: number) => {
    const before = renderer.render.mock.calls.length;
    await read(`/part/P-${number}`);
    return renderer.render.mock.calls.length === before;
  };
  for (let number = 1; number <= 100; number += 1) await read(`/part/P-${number}`);
  // Each has 10 kB of HTML, and some for the objects.
  expect([await isKept(100), await isKept(95), await isKept(90)]).toEqual([true, true, false]);
});

test('responses count too', async () => {
  const { find, renderer } = openParts(100 * kilobyte);
  const body = new Uint8Array(60 * kilobyte);
  const response = { etag: '', body, createdAt: 0, canBeSmaller: false };
  const respond = async (path: string, variant: string) => {
    const found = await find(path);
    return 'movedTo' in found
      ? expect.unreachable()
      : found.respond(variant, () => Promise.resolve(response));
  };
  const [first, second] = [await respond('/part/A-1', 'br'), await respond('/part/A-1', 'br')];
  expect(first).toBe(second);
  await respond('/part/B-2', 'br');
  renderer.render.mockClear();
  await find('/part/B-2');
  expect(renderer.render).not.toHaveBeenCalled();
  await find('/part/A-1');
  expect(renderer.render).toHaveBeenCalledOnce();
});

test('requests for unknown numbers, and in other spellings, remove no page', async () => {
  const { read, renderer } = openParts(30 * kilobyte);
  await read('/part/NH-10042');
  for (let number = 1; number <= 100; number += 1) {
    await read(`/part/unknown-${number}`);
    await read(`/part/nh.${number}`);
  }
  renderer.render.mockClear();
  await read('/part/NH-10042');
  expect(renderer.render).not.toHaveBeenCalled();
});

test('a page that is not kept counts as a new one each time', async () => {
  const { read, permit, renderer } = openParts();
  for (const path of ['/part/unknown', '/part/unknown', '/part/nh.1']) await read(path);
  expect(permit).toHaveBeenCalledTimes(3);
  permit.mockRejectedValue(new Error('Too many'));
  renderer.loadData.mockClear();
  await expect(read('/part/unknown')).rejects.toThrow('Too many');
  expect(renderer.loadData).not.toHaveBeenCalled();
});

test('a part whose number changes is at its new path only', async () => {
  const { read, renderer, noteChange } = openParts();
  await read('/part/NH-1');
  const facts = { status: 200, title: '', path: '/part/NH-2' } as const;
  renderer.loadData.mockResolvedValue({ data: [], facts });
  noteChange();
  expect(await read('/part/NH-1')).toEqual({ movedTo: '/part/NH-2' });
  expect(await read('/part/NH-2')).toMatch(/^\/part\/NH-2 /);
});

test('a page with data counts as a read each time, and one without data once', async () => {
  const { read, renderer, permitReading } = openPages();
  for (const path of ['/parts', '/parts', '/parts']) await read(path);
  expect(permitReading).toHaveBeenCalledTimes(3);
  permitReading.mockRejectedValueOnce(new Error('Too many'));
  await expect(read('/parts?page=3')).rejects.toThrow('Too many');
  expect(renderer.loadData).toHaveBeenCalledTimes(1);
  permitReading.mockClear();
  renderer.loadData.mockResolvedValue({ data: [] });
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
