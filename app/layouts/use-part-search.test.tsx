// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePartSearch } from './use-part-search.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

type Field = ReturnType<typeof usePartSearch>;
let field: Field;
let router: ReturnType<typeof createBrowserRouter>;
let unmount: () => void;

interface PageProps {
  isList: boolean;
  onRender(shown: Field): void;
}

function Page({ isList, onRender }: PageProps) {
  onRender(usePartSearch(isList));
  return null;
}

const address = () => window.location.pathname + window.location.search;
const type = (text: string) => act(() => field.type(text));
const open = (to: string) => act(() => router.navigate(to));
const pause = () => act(() => vi.advanceTimersByTimeAsync(300));

async function start(at: string, isList = true) {
  window.history.replaceState(null, '', at);
  const page = <Page isList={isList} onRender={(shown) => (field = shown)} />;
  router = createBrowserRouter([{ path: '*', element: page }]);
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<RouterProvider router={router} />));
  unmount = () => act(() => root.unmount());
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  unmount();
  router.dispose();
  vi.useRealTimers();
});

test('typing changes the search of the list after a pause, and keeps its filters', async () => {
  await start('/parts?search=disc&stock=in&page=2&exact=yes');
  expect(field.text).toBe('disc');
  type('oil');
  expect(address()).toBe('/parts?search=disc&stock=in&page=2&exact=yes');
  await pause();
  expect(address()).toBe('/parts?search=oil&stock=in');
  type('');
  await pause();
  expect(address()).toBe('/parts?stock=in');
});

test('a key that is pressed before the page of the earlier text is rendered is not lost', async () => {
  await start('/parts');
  type('o');
  await act(async () => {
    await vi.advanceTimersByTimeAsync(300);
    field.type('oi');
  });
  expect(field.text).toBe('oi');
  await pause();
  expect(address()).toBe('/parts?search=oi');
});

test('a filter that is chosen during the pause is kept', async () => {
  await start('/parts');
  type('oil');
  await open('/parts?stock=in');
  expect(field.text).toBe('oil');
  await pause();
  expect(address()).toBe('/parts?search=oil&stock=in');
});

test('a link with another search wins over text that was typed before', async () => {
  await start('/parts?search=disc');
  type('oil');
  await open('/parts?search=pads');
  expect(field.text).toBe('pads');
  await pause();
  expect(address()).toBe('/parts?search=pads');
});

test('a suggestion that is opened during the pause wins', async () => {
  await start('/parts');
  type('golf 7 2016');
  act(() => field.reset());
  await open('/parts?vehicle=volkswagen-golf-7-2016');
  expect(field.text).toBe('');
  await pause();
  expect(address()).toBe('/parts?vehicle=volkswagen-golf-7-2016');
});

test('a suggestion that is opened after the pause wins', async () => {
  await start('/parts');
  type('golf 7 2016');
  await pause();
  expect(address()).toBe('/parts?search=golf+7+2016');
  act(() => field.reset());
  await open('/parts?vehicle=volkswagen-golf-7-2016');
  expect(field.text).toBe('');
});

test('text that was not searched for stays behind on its page', async () => {
  await start('/parts');
  type('oil');
  await open('/blogs');
  expect(field.text).toBe('');
  await pause();
  expect(address()).toBe('/blogs');
});

test('beside no list, the text is searched for when it is sent', async () => {
  await start('/blogs', false);
  type(' oil filter ');
  await pause();
  expect(address()).toBe('/blogs');
  await act(async () => field.submit());
  expect(address()).toBe('/parts?search=oil+filter');
});
