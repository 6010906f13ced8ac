import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as calls from '#contract/calls.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import type { Category, CategoryDetails, SpecFacet } from '#contract/catalogue/specifications.ts';
import type { StockState } from '#contract/catalogue/stock.ts';
import { categoriesWith, toCategory } from '#mocks/fixtures/categories.ts';
import { mock, neverAnswered, reject } from '#mocks/handlers/mock.ts';
import { partDataScenarios } from '#mocks/handlers/part-data.ts';
import { partsHandlers, partsHandlersOf } from '#mocks/handlers/catalogue/parts.ts';
import { type Canvas, expectExactSizes, expectIdle, press } from '#ui/story/checks.ts';
import { FromApi, FromApiList } from '#ui/story/from-api.tsx';
import { longName, longWord } from '#ui/story/long-content.ts';
import { cataloguePageSize, type CatalogueQuery } from './catalogue-query.ts';
import { CategoryCatalogue } from './CategoryCatalogue.tsx';

interface Args {
  slug: string;
  startsWith: CatalogueQuery;
  onQueryChange(query: CatalogueQuery): void;
}

const facetsPath = (slug: string, { stock, specs }: CatalogueQuery) =>
  `/part-facets?${new URLSearchParams({
    category: slug,
    ...(stock?.length && { stock: stock.join(',') }),
    ...(specs !== undefined && { specs }),
  })}` as const;

export default {
  id: 'sections-partscatalogue-categorycatalogue',
  parameters: {
    layout: 'fullscreen',
    api: partsHandlers,
    docs: { story: { inline: false, height: '48rem' } },
  },
  args: { slug: 'brake-discs', startsWith: {}, onQueryChange: fn() },
  render: ({ slug, startsWith, onQueryChange }, { id }) => (
    <FromApiList<Part, CatalogueQuery, StockState>
      story={id}
      path={`/parts?category=${slug}`}
      countBy="stock"
      query={startsWith}
      onQueryChange={onQueryChange}
      pageSize={cataloguePageSize}
    >
      {(controls) => (
        <FromApi<readonly Category[]> story={id} path="/categories">
          {(categories) => (
            <FromApi<CategoryDetails> story={id} path={`/categories/${slug}`}>
              {(details) => (
                <FromApi<readonly SpecFacet[]> story={id} path={facetsPath(slug, controls.query)}>
                  {(facets) => (
                    <CategoryCatalogue
                      {...controls}
                      slug={slug}
                      details={details}
                      facets={facets}
                      categories={categories}
                      categoryHref={(one) => (one === null ? '/parts' : `/parts/${one}`)}
                      hrefOf={({ _id }) => `/purchase/${_id}`}
                      contactHref="/#contact"
                      vehiclesHref={(words) => `/vehicle?words=${words}`}
                      hrefWith={({ page }) => `?page=${page}`}
                    />
                  )}
                </FromApi>
              )}
            </FromApi>
          )}
        </FromApi>
      )}
    </FromApiList>
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

const expectStatus = (canvas: Canvas, text: string) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));

const group = (canvas: Canvas, name: string | RegExp) => within(canvas.getByRole('group', { name }));

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectStatus(canvas, 'Showing all 2 parts');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Brake discs' })).toBeVisible();
    const categories = within(canvas.getByRole('navigation', { name: 'Category' }));
    await expect(categories.getByRole('link', { current: 'page' })).toHaveAccessibleName('Brake discs 2');
    await expect(categories.getByRole('link', { name: 'Brakes 3' })).toHaveAttribute('href', '/parts/brakes');
    const above = within(canvas.getByRole('navigation', { name: 'You are here' }));
    await expect(above.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Parts',
      'Brakes',
    ]);
    await expect(group(canvas, 'Diameter').getAllByRole('checkbox')).toHaveLength(2);
    await expectExactSizes(canvasElement);
  },
};

/** What the bench filters by has no chips: the bench shows it, and clears it. */
export const Filtered: Story = {
  play: async ({ canvas, args }) => {
    await expectStatus(canvas, 'Showing all 2 parts');
    const axle = group(canvas, 'Axle');
    await userEvent.click(axle.getByRole('checkbox', { name: 'Front 1' }));
    await expectStatus(canvas, 'Showing 1 part');
    await userEvent.click(axle.getByRole('checkbox', { name: 'Rear 1' }));
    await expectStatus(canvas, 'Showing 2 parts');
    await userEvent.click(group(canvas, 'Diameter').getByRole('checkbox', { name: '312 mm 1' }));
    await expectStatus(canvas, 'Showing 1 part');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      page: 1,
      specs: 'axle:front|rear,diameter:312..312',
    });
    await expect(canvas.getByText('1 of 2 parts match')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).toBeNull();
    await press(canvas, 'Clear all 3');
    await expectStatus(canvas, 'Showing all 2 parts');
    await expectIdle(canvas, 'Parts found');
  },
};

/** A group has no specs. */
export const Group: Story = {
  args: { slug: 'brakes' },
  play: async ({ canvas }) => {
    await expectStatus(canvas, 'Showing all 3 parts');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Brakes' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Axle' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: {
    api: [calls.listParts, calls.listCategories, calls.findCategory, calls.partFacets].map(neverAnswered),
  },
  play: ({ canvas }) => expectStatus(canvas, 'Loading parts'),
};

/** The list does not need the categories and the filters. A filter without its field is still sent and can be removed. */
export const FiltersFailed: Story = {
  args: { startsWith: { specs: 'axle:rear' } },
  parameters: {
    api: [partDataScenarios.facetsFailed, partDataScenarios.categoriesFailed, ...partsHandlers],
  },
  play: async ({ canvas, canvasElement }) => {
    await expectStatus(canvas, 'Showing 1 part');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect(new FormData(form).getAll('specs')).toEqual(['axle:rear']);
    await press(canvas, 'Clear Axle: Rear');
    await expectStatus(canvas, 'Showing all 2 parts');
  },
};

export const Empty: Story = {
  parameters: { api: partsHandlersOf([]) },
  play: ({ canvas }) => expectStatus(canvas, 'No parts'),
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expectStatus(canvas, 'Showing all 2 parts');
    await press(canvas, 'Filters');
    await expectExactSizes(canvasElement);
  },
};

const longCategories = categoriesWith(() => 120_000).map((category, index) => ({
  ...category,
  name: index % 2 === 0 ? longName : longWord,
  description: longName.repeat(4),
}));

const longFacets: SpecFacet[] = Array.from({ length: 15 }, (_, index) => ({
  spec: `spec-${index}`,
  name: index === 1 ? longName : `Measure ${index + 1}`,
  unit: index % 2 === 0 ? 'mm' : null,
  decimals: 1,
  ...(index % 3 === 0
    ? { values: [longWord, longName].map((name, value) => ({ value: `v${value}`, name, parts: 120_000 })) }
    : { range: { min: -1234.5, max: 1_234_567.89 } }),
}));

/** The server of the version before returns only the ends of a range. */
export const LongNames: Story = {
  args: { startsWith: { specs: 'spec-12:v0' } },
  parameters: {
    api: [
      mock(calls.listCategories)(() => longCategories.map(toCategory)),
      mock(calls.findCategory)(
        ({ params }) => longCategories.find(({ slug }) => slug === params.slug) ?? reject('NOT_FOUND'),
      ),
      mock(calls.partFacets)(() => longFacets),
      ...partsHandlers,
    ],
  },
  play: async ({ canvas }) => {
    await expectStatus(canvas, 'No parts match');
    const active = canvas.getByRole('checkbox', { checked: true });
    await expect(active).toBeVisible();
    await userEvent.click(canvas.getByText('More dimensions'));
    await expect(active).not.toBeVisible();
  },
};
