import { afterEach, expect, test, vi } from 'vitest';
import { createRenderedPages } from './rendered-pages.ts';

afterEach(() => vi.useRealTimers());

function openPages() {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(1_000);
  let price = 1;
  let changedAt = 0;
  const renderer = {
    loadData: vi.fn(() => Promise.resolve([[['parts'], price]] as [unknown[], unknown][])),
    render: vi.fn((_url: URL, { data }: { data: unknown }) =>
      Promise.resolve({ html: JSON.stringify(data), entry: '', modules: [], nextModules: [] }),
    ),
  };
  const permit = vi.fn(() => Promise.resolve());
  const pages = createRenderedPages(renderer, () => changedAt);
  return {
    renderer,
    permit,
    read: async (path = '/parts') => {
      const url = new URL(path, 'http://localhost:3000');
      return (await pages.find(url, { mayBeSignedIn: false, permit })).html;
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

test('every URL of a page for everyone has its own rendering, and other pages have one', async () => {
  const { read, renderer } = openPages();
  const paths = ['/parts', '/Parts', '/parts?page=2', '/purchase/1', '/purchase/2', '/a', '/b'];
  for (const path of paths) await read(path);
  expect(renderer.render).toHaveBeenCalledTimes(5);
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
