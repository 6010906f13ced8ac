import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Part } from '#contract/catalogue/parts.ts';
import type { Category } from '#contract/catalogue/specifications.ts';
import type { StockState } from '#contract/catalogue/stock.ts';
import * as calls from '#contract/calls.ts';
import type { Relaxations } from '#contract/catalogue/search.ts';
import { buildPart, parts } from '#mocks/fixtures/parts.ts';
import { golf, golfOfAnyEngine } from '#mocks/fixtures/vehicles.ts';
import { mock } from '#mocks/handlers/mock.ts';
import { partsScenarios, partsHandlersOf } from '#mocks/handlers/catalogue/parts.ts';
import { searchHandlers, searchScenarios } from '#mocks/handlers/catalogue/search.ts';
import { mapRemote } from '#ui/remote.ts';
import { FromApi, FromApiList } from '#ui/story/from-api.tsx';
import { type Canvas, expectExactSizes, expectIdle, press, replace } from '#ui/story/checks.ts';

import { cataloguePageSize, type CatalogueQuery } from './catalogue-query.ts';
import { PartsCatalogue } from './PartsCatalogue.tsx';

/** The query string of a query. */
const written = (query: CatalogueQuery) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => {
      const text = String(value ?? '');
      return text === '' || name === 'page' ? [] : [[name, text]];
    }),
  ).toString();

const otherGolfs = { model: golf.name, href: '/vehicle?words=golf' };

const handlersOf = (rows: readonly Part[]) => [...partsHandlersOf(rows), ...searchHandlers];
const handlers = handlersOf(parts);

interface Args {
  startsWith: CatalogueQuery;
  onQueryChange(query: CatalogueQuery): void;
}

export default {
  id: 'sections-partscatalogue',
  parameters: {
    layout: 'fullscreen',
    api: handlers,
    docs: { story: { inline: false, height: '48rem' } },
  },
  args: { startsWith: {}, onQueryChange: fn() },
  render: ({ startsWith, onQueryChange }, { id }) => (
    <FromApiList<Part, CatalogueQuery, StockState>
      story={id}
      path="/parts"
      countBy="stock"
      query={startsWith}
      onQueryChange={onQueryChange}
      pageSize={cataloguePageSize}
    >
      {(controls) => (
        <FromApi<readonly Category[]> story={id} path="/categories">
          {(categories) => (
            <FromApi<Relaxations> story={id} path={`/part-relaxations?${written(controls.query)}`}>
              {(fewer) => (
                <PartsCatalogue
                  {...controls}
                  categories={categories}
                  categoryHref={(slug) => (slug === null ? '/parts' : `/parts/${slug}`)}
                  fewer={mapRemote(fewer, (found) => ({ ...found, otherYears: otherGolfs }))}
                  hrefOf={({ _id }) => `/purchase/${_id}`}
                  contactHref="/#contact"
                  vehiclesHref={(words) => `/vehicle?words=${words}`}
                  hrefWith={(change) => `?${written({ ...controls.query, ...change })}`}
                />
              )}
            </FromApi>
          )}
        </FromApi>
      )}
    </FromApiList>
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

const names = (canvas: Canvas) =>
  canvas.queryAllByRole('heading', { level: 3 }).map(({ textContent }: HTMLElement) => textContent);

const expectStatus = (canvas: Canvas, text: string | RegExp) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectStatus(canvas, 'Showing 1–24 of 28 parts');
    await expect(names(canvas)).toHaveLength(24);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'In stock 23' })).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Buy Now, Wheel bearing' })).toBeVisible();
    const soldOut = canvas.getByRole('button', { name: 'Out of stock' });
    await expect(soldOut).toHaveAttribute('aria-disabled', 'true');
    const [first, ...others] = canvasElement.querySelectorAll('img');
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    await expect(others.every((picture) => picture.loading === 'lazy')).toBe(true);
    await expectExactSizes(canvasElement);
  },
};

export const Loading: Story = {
  parameters: { api: [partsScenarios.loading, ...handlers] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading parts');
    await expect(canvas.getByRole('region', { name: 'Parts found' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  parameters: { api: [partsScenarios.empty, ...handlers] },
  play: async ({ canvas }) => {
    await expectStatus(canvas, 'No parts');
    await expect(canvas.getByRole('link', { name: 'Ask the works' })).toHaveAttribute('href', '/#contact');
  },
};

const links = (canvas: Canvas) => {
  const results = within(canvas.getByRole('region', { name: 'Parts found' }));
  return results.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

/** Says what fewer filters would find. */
export const NothingMatches: Story = {
  args: { startsWith: { search: 'ceramic disc', stock: ['in'], maxPrice: 20, vehicle: golf.slug } },
  parameters: {
    api: [
      mock(calls.partRelaxations)(() => ({
        without: [
          { filter: 'vehicle', parts: 1000, isCapped: true },
          { filter: 'years', parts: 14, isCapped: false },
          { filter: 'price', parts: 3, isCapped: false },
          { filter: 'stock', parts: 1, isCapped: false },
        ],
        rarestWord: null,
        withoutWord: [{ word: 'ceramic', parts: 12, isCapped: false }],
      })),
      ...handlers,
    ],
  },
  play: async ({ canvas }) => {
    await expectStatus(canvas, 'Nothing matches all');
    await canvas.findByText('Leave one out');
    const rest = 'search=ceramic+disc';
    await waitFor(() =>
      expect(links(canvas)).toEqual([
        ['Every vehicle1,000+', `?${rest}&stock=in&maxPrice=20`],
        ['Other years of the Golf VII14', '/vehicle?words=golf'],
        ['Without Up to $20.003', `?${rest}&stock=in&vehicle=${golf.slug}`],
        ['Without In stock1', `?${rest}&maxPrice=20&vehicle=${golf.slug}`],
        ['Without “ceramic”12', `?search=disc&stock=in&maxPrice=20&vehicle=${golf.slug}`],
        ['Ask us about it', '/#contact'],
      ]),
    );
  },
};

export const NothingMatchesLoading: Story = {
  args: NothingMatches.args,
  parameters: { api: [searchScenarios.relaxationsLoading, ...handlers] },
  play: async ({ canvas }) => {
    await expectStatus(canvas, 'Nothing matches all');
    await expect(await canvas.findByText('Leave one out')).toBeVisible();
  },
};

/** If leaving one filter out finds nothing, or that is not known, all can be cleared. */
export const NothingHelps: Story = {
  // Its last state looks like `Default`.
  parameters: {
    chromatic: { disableSnapshot: true },
    api: [searchScenarios.nothingHelps, ...handlers],
  },
  args: { startsWith: { search: 'camshaft', stock: ['low'], maxPrice: 20 } },
  play: async ({ canvas }) => {
    await expectStatus(canvas, 'Nothing matches all three of your conditions.');
    await press(canvas, 'Clear all filters');
    await expectStatus(canvas, 'Showing 1–24 of 28 parts');
    await expect(canvas.getByRole('region', { name: 'Parts found' })).toHaveFocus();
  },
};

/** Words that no part has: all parts would be no answer. */
export const UnknownWords: Story = {
  parameters: { chromatic: { disableSnapshot: true }, api: [searchScenarios.nothingHelps, ...handlers] },
  args: { startsWith: { search: 'windmill' } },
  play: async ({ canvas }) => {
    await expectStatus(canvas, 'No parts match “windmill”.');
    await expect(await canvas.findByText('Try another word, a part number, or a category.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
  },
};

export const RelaxationsFailed: Story = {
  tags: ['test-only'],
  parameters: { api: [searchScenarios.relaxationsFailed, ...handlers] },
  args: { startsWith: { search: 'camshaft' } },
  play: async ({ canvas }) => {
    await expectStatus(canvas, 'No parts match “camshaft”.');
    await expect(await canvas.findByRole('button', { name: 'Clear all filters' })).toBeVisible();
  },
};

/** The server corrected the search. */
export const Corrected: Story = {
  args: { startsWith: { search: 'brkae disc', exact: 'yes' } },
  parameters: { api: [partsScenarios.corrected, ...handlers] },
  play: async ({ canvas }) => {
    await expectStatus(canvas, 'No parts match “brkae disc”. These match “brake disc”.');
    const asTyped = canvas.getByRole('link', { name: 'Search for “brkae disc” as typed' });
    await expect(asTyped).toHaveAttribute('href', '?search=brkae+disc&exact=yes');
  },
};

/** The server read a vehicle in the search. Its chip removes it. */
export const VehicleRead: Story = {
  args: { startsWith: { search: 'brake disc golf 7 2016', stock: ['in'] } },
  parameters: { api: [partsScenarios.vehicleRead, ...handlers] },
  play: async ({ canvas, args }) => {
    await expectStatus(
      canvas,
      'Your search names a vehicle. Searched among the parts that fit the Volkswagen Golf VII 2016.',
    );
    await expect(canvas.getByRole('link', { name: 'Filter by this vehicle' })).toHaveAttribute(
      'href',
      `?search=brake+disc&stock=in&vehicle=${golfOfAnyEngine.slug}`,
    );
    const chips = within(canvas.getByRole('list', { name: 'Active filters' })).getAllByRole('listitem');
    await expect(chips.map(({ textContent }) => textContent)).toEqual([
      '“brake disc”',
      'Volkswagen Golf VII 2016',
      'In stock',
      'Clear all',
    ]);
    await press(canvas, 'Remove the filter Volkswagen Golf VII 2016');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ search: 'brake disc' }),
    );
    await expectIdle(canvas, 'Parts found');
  },
};

/** The search may mean several models, which are a choice above the list. Without a year, a choice is searched for by its name. */
export const ModelsRead: Story = {
  args: { startsWith: { search: 'brake disc golf' } },
  parameters: { api: [partsScenarios.modelsRead, ...handlers] },
  play: async ({ canvas }) => {
    await expectStatus(
      canvas,
      'Your search may mean 14 models. Searched among the parts that fit any of them.',
    );
    const choices = within(canvas.getByRole('navigation', { name: 'Which model is it?' }));
    await expect(choices.getByRole('link', { name: /Golf VII/ })).toHaveAttribute(
      'href',
      '?search=Volkswagen+Golf+VII+brake+disc',
    );
    await expect(choices.getByRole('link', { name: '12 more models' })).toHaveAttribute(
      'href',
      '/vehicle?words=golf',
    );
    await expect(canvas.getAllByText(/^Fits Golf VII, and some Wrangler/)[0]).toBeVisible();
  },
};

export const WordLeftOut: Story = {
  args: { startsWith: { search: 'brake disc hdi' } },
  parameters: { api: [partsScenarios.wordLeftOut, ...handlers] },
  play: ({ canvas }) => expectStatus(canvas, /No part has all of your words\. These match without “hdi”\./),
};

export const NumberWithin: Story = {
  args: { startsWith: { search: '0042' } },
  parameters: { api: [partsScenarios.numberWithin, ...handlers] },
  play: ({ canvas }) => expectStatus(canvas, /Numbers that contain “0042”\./),
};

export const NumbersMatched: Story = {
  args: { startsWith: { search: 'nh 10042' } },
  parameters: { api: [partsScenarios.numbersMatched, ...handlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Exactly this number')).toBeVisible();
    await expect(canvas.getByText('Contains this number')).toBeVisible();
  },
};

/** No part of the kind that is searched for is on sale. */
export const OtherKind: Story = {
  args: { startsWith: { search: 'brake caliper' } },
  parameters: { api: [partsScenarios.otherKind, ...handlers] },
  play: async ({ canvas }) => {
    await expectStatus(canvas, /No brake caliper\. Parts whose names have these words:/);
    await expect(canvas.getByRole('link', { name: 'Search for “brake caliper” as typed' })).toBeVisible();
  },
};

export const OtherKindMentioned: Story = {
  tags: ['test-only'],
  args: { startsWith: { search: 'brake caliper' } },
  parameters: { api: [partsScenarios.otherKindMentioned, ...handlers] },
  play: ({ canvas }) => expectStatus(canvas, /No brake caliper\. Parts that mention these words:/),
};

export const ListView: Story = {
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, 'List');
    await expectStatus(canvas, 'Showing 1–24 of 28 parts');
    await expectExactSizes(canvasElement);
  },
};

/** Filters combine. Each has a chip. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Running low 3' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Out of stock 2' }));
    await expectStatus(canvas, 'Showing 5 parts');
    const to = canvas.getByRole('textbox', { name: 'To' });
    await userEvent.type(to, '60{Enter}');
    await expectStatus(canvas, 'Showing 3 parts');
    const chips = within(canvas.getByRole('list', { name: 'Active filters' }));
    const texts = chips.getAllByRole('listitem').map((chip) => chip.textContent);
    await expect(texts).toEqual(['Running low', 'Out of stock', 'Up to $60.00', 'Clear all']);
    await expect(to).toHaveFocus();
  },
};

/** A chip removes its filter. Focus moves to the next chip. */
export const ChipRemoved: Story = {
  tags: ['test-only'],
  // Its last state looks like `Default`.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { startsWith: { stock: ['in', 'low'], minPrice: 50, need: 40 } },
  play: async ({ canvas }) => {
    const expectFocus = (role: string, name: string) =>
      waitFor(() => expect(canvas.getByRole(role, { name })).toHaveFocus());
    await expectStatus(canvas, 'Showing');
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('50');
    await press(canvas, 'Remove the filter From $50.00');
    await expectFocus('button', 'Remove the filter 40 units');
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('');
    await userEvent.keyboard('{Enter}');
    await expectFocus('button', 'Remove the filter Running low');
    await expect(canvas.getByRole('textbox', { name: 'I need' })).toHaveValue('');
    await press(canvas, 'Clear all');
    await expectStatus(canvas, 'Showing 1–24 of 28 parts');
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).toBeNull();
    await expectFocus('region', 'Parts found');
  },
};

/** Invalid values show a message and change no query. */
export const WrongFigures: Story = {
  play: async ({ canvas, args }) => {
    await expectStatus(canvas, 'Showing 1–24 of 28 parts');
    const from = canvas.getByRole('textbox', { name: 'From' });
    const to = canvas.getByRole('textbox', { name: 'To' });
    const need = canvas.getByRole('textbox', { name: 'I need' });

    await userEvent.type(from, '60,5{Enter}');
    await expect(from).toHaveAccessibleDescription('Type an amount, such as 12.50.');
    await expect(from).toBeInvalid();
    await expect(from).toHaveValue('60,5');
    await replace(from, '99999999{Enter}');
    await expect(from).toHaveAccessibleDescription('Type $999,999.99 or less.');
    await userEvent.clear(from);
    await expect(from).toBeValid();

    await userEvent.type(from, '80');
    await userEvent.type(to, '40');
    await userEvent.tab();
    await expect(to).toHaveAccessibleDescription('Must be at least the From value, $80.00.');

    await userEvent.type(need, '-5{Enter}');
    await expect(need).toHaveAccessibleDescription('Type a whole number, such as 24.');
    await replace(need, '0{Enter}');
    await expect(need).toHaveAccessibleDescription('Type 1 or more.');

    const calls = [...(args.onQueryChange as ReturnType<typeof fn>).mock.calls].flat();
    await expect(calls).toEqual([expect.objectContaining({ minPrice: 80, maxPrice: undefined })]);

    await replace(to, '90{Enter}');
    await expect(to).toBeValid();
    await expectStatus(canvas, 'Showing 1 part');
  },
};

/** Enter that confirms a composition does not apply the filter. */
export const InputMethod: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    const from = await canvas.findByRole('textbox', { name: 'From' });
    await userEvent.type(from, '80');
    await fireEvent.keyDown(from, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(from, { key: 'Enter', keyCode: 229 });
    await expect(args.onQueryChange).not.toHaveBeenCalled();
  },
};

/** A response that arrives while somebody types does not overwrite the text. */
export const TypedMeanwhile: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await expectStatus(canvas, 'Showing 1–24 of 28 parts');
    const field = (name: string) => canvas.getByRole<HTMLInputElement>('textbox', { name });
    const [from, to, need] = [field('From'), field('To'), field('I need')];
    // In one task, so that nothing renders in between.
    const pressEnter = (input: HTMLInputElement) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await userEvent.type(from, '80');
    pressEnter(from);
    from.value = '800';
    to.value = '900';
    await expectStatus(canvas, 'Showing 5 parts');
    await expect(from).toHaveValue('800');
    await expect(to).toHaveValue('900');

    from.value = '80';
    to.value = '';
    await userEvent.type(need, '2');
    pressEnter(need);
    need.value = '24';
    await expectStatus(canvas, 'Showing 3 parts');
    await expect(need).toHaveValue('24');
  },
};

const manyParts = Array.from({ length: 60 }, (_, index) =>
  buildPart({ _id: `part-${index + 1}`, name: `Brake disc, size ${index + 1}` }),
);

/** A new page moves focus and scroll position to its start. */
export const Paged: Story = {
  parameters: { api: handlersOf(manyParts) },
  play: async ({ canvas }) => {
    await expectStatus(canvas, 'Showing 1–24 of 60 parts');
    const pages = within(canvas.getByRole('navigation', { name: 'Pages of parts' }));
    await userEvent.click(pages.getByRole('link', { name: 'Page 3' }));
    await expectStatus(canvas, 'Showing 49–60 of 60 parts');
    await waitFor(() => expect(names(canvas)[0]).toBe('Brake disc, size 49'));
    const found = canvas.getByRole('region', { name: 'Parts found' });
    await expect(found).toHaveFocus();
    await waitFor(() => expect(found.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2));
    // Another order starts at the first page.
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), '-name');
    await expectStatus(canvas, 'Showing 1–24 of 60 parts');
    await waitFor(() => expect(names(canvas)[0]).toBe('Brake disc, size 9'));
  },
};

/** On a phone a button opens the filters. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expectStatus(canvas, 'Showing 1–24 of 28 parts');
    await expectExactSizes(canvasElement);
    const button = canvas.getByRole('button', { name: 'Filters' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Out of stock 2' }));
    await expectStatus(canvas, 'Showing 2 parts');
    await press(canvas, 'Show parts');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Parts found' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Filters, 1' })).toBeVisible();
  },
};
