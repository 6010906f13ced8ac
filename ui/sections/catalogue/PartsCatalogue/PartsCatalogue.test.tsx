// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PartsCatalogue, type PartsCatalogueProps } from './PartsCatalogue.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** Renders the catalogue as the server does, lets `fill` change its fields, and starts its script. */
async function startAfter(fill: (field: (name: string) => HTMLInputElement) => void) {
  const onQueryChange = vi.fn<PartsCatalogueProps['onQueryChange']>();
  const catalogue = (
    <PartsCatalogue
      list={{ status: 'ready', value: { rows: [], total: 0 } }}
      query={{}}
      onQueryChange={onQueryChange}
      pageSize={24}
      categories={{ status: 'ready', value: [] }}
      categoryHref={() => '/parts'}
      hrefOf={() => '/purchase/1'}
      contactHref="/#contact"
      vehiclesHref={() => '/vehicle'}
      hrefWith={() => '?'}
    />
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(catalogue);
  fill((name) => {
    const field = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!field) throw new Error(`No field ${name}`);
    return field;
  });
  const root = await act(() => hydrateRoot(container, catalogue));
  act(() => root.unmount());
  return onQueryChange;
}

test('asks for the filters that were typed, chosen or restored before its script started', async () => {
  const onQueryChange = await startAfter((field) => {
    field('sort').value = '-price';
    field('stock').checked = true;
    field('minPrice').value = '12.5';
    field('need').value = '1,200';
  });
  expect(onQueryChange).toHaveBeenCalledExactlyOnceWith({
    page: 1,
    sort: '-price',
    stock: ['in'],
    minPrice: 12.5,
    need: 1200,
  });
});

test('asks for nothing when the fields are as the server rendered them', async () => {
  expect(await startAfter(() => undefined)).not.toHaveBeenCalled();
});
