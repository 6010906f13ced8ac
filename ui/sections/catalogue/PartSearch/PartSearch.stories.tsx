import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import * as calls from '#contract/calls.ts';
import { noSuggestions, type Suggestions } from '#contract/catalogue/search.ts';
import { mock, reject } from '#mocks/handlers/mock.ts';
import { searchScenarios } from '#mocks/handlers/catalogue/search.ts';
import type { Canvas } from '#ui/story/checks.ts';
import { controlled } from '#ui/story/controlled.tsx';
import { longName, longWord } from '#ui/story/long-content.ts';
import { golf } from '#mocks/fixtures/vehicles.ts';
import { suggestionsFrom } from '#ui/story/suggestions-from.ts';
import { HeaderWith } from '#ui/story/header-with.tsx';
import { SearchFrame } from '../SearchFrame/SearchFrame.tsx';
import { PartSearch } from './PartSearch.tsx';

const answered = (found: Suggestions) => [mock(calls.suggest)(() => found)];

const found308: Suggestions = {
  numbers: [
    {
      part: { number: 'NH-10057', name: 'Brake pad set', price: 38.5 },
      foundBy: { kind: 'original', maker: 'Norda', number: '3081-15' },
      match: 'start',
    },
    { part: { number: 'NH-30812', name: 'Idler pulley, wide', price: 21 }, match: 'within' },
  ],
  parts: [
    { number: 'NH-10040', name: 'Brake disc, 308 mm', price: 58 },
    { number: 'NH-10606', name: 'Clutch plate, Ø 308', price: 121 },
  ],
  categories: [{ slug: 'brake-discs', name: 'Brake discs', group: 'Brakes', parts: 4 }],
  vehicles: [
    {
      ...{ make: 'Peugeot', model: 'peugeot-308-1', name: '308 I' },
      ...{ fromYear: 2007, toYear: 2013, vehicle: null },
    },
    {
      ...{ make: 'Peugeot', model: 'peugeot-308-2', name: '308 II' },
      ...{ fromYear: 2016, toYear: 2016, vehicle: 'peugeot-308-2-2016' },
    },
  ],
};

/** The suggestions of the search in the header. */
export default {
  id: 'sections-partscatalogue-partsearch',
  parameters: {
    layout: 'fullscreen',
    api: answered(found308),
    docs: { story: { inline: false, height: '32rem' } },
  },
  component: PartSearch,
  args: {
    value: '',
    partsHref: '#/parts',
    onChange: fn(),
    onSearch: fn(),
    onOpen: fn(),
    onLeave: fn(),
  },
  decorators: [controlled('value', 'onChange')],
  render: (args, { id }) => (
    <HeaderWith
      search={
        <SearchFrame search={{ ...args, loadSuggestions: () => Promise.resolve(suggestionsFrom(id)) }} />
      }
    />
  ),
} satisfies Meta<typeof PartSearch>;
type Story = StoryObj<typeof PartSearch>;

const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Search parts' });

async function suggest(canvas: Canvas, text: string) {
  await userEvent.type(field(canvas), text);
  return within(await canvas.findByRole('listbox', { name: 'Suggestions' }));
}

const active = (canvas: Canvas) =>
  document.getElementById(field(canvas).getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

const expectActive = (canvas: Canvas, text: string) => waitFor(() => expect(active(canvas)).toContain(text));

const expectClosed = (canvas: Canvas) =>
  waitFor(async () => {
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'false');
  });

/** Resolves to the address of the link that `act` opens. */
async function openedBy(act: () => Promise<unknown>): Promise<string | null> {
  let opened: string | null = null;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    opened =
      event.target instanceof Element ? (event.target.closest('a')?.getAttribute('href') ?? null) : null;
  };
  document.addEventListener('click', open, { capture: true });
  await act();
  document.removeEventListener('click', open, { capture: true });
  return opened;
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = await suggest(canvas, '308');
    await expect(list.getAllByRole('group').map((group) => group.ariaLabel)).toEqual([
      'Part numbers',
      'Parts',
      'Categories',
      'Vehicles',
    ]);
    await expect(
      list.getAllByRole('option').map((option) => [option.textContent, option.getAttribute('href')]),
    ).toEqual([
      ['3081-15Begins with this number Original number of Norda: Brake pad set$38.50', '#/part/NH-10057'],
      ['NH-30812Contains this number: Idler pulley, wide$21.00', '#/part/NH-30812'],
      ['Brake disc, 308 mmNH-10040$58.00', '#/part/NH-10040'],
      ['Clutch plate, Ø 308NH-10606$121.00', '#/part/NH-10606'],
      ['Brake discsin Brakes4 parts', '#/parts/brake-discs?search=308'],
      ['Peugeot 308 I2007–2013Choose the year', '#/vehicle?words=Peugeot 308 I'],
      ['Peugeot 308 II2016Show parts that fit', '#/parts?vehicle=peugeot-308-2-2016'],
      ['Search all parts for “308”↑ ↓ to move, Enter to open', '#/parts?search=308'],
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('7 suggestions');
    await userEvent.keyboard('{ArrowDown}');
    await expectActive(canvas, '3081-15');
  },
};

export const Keyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    await suggest(canvas, '308');
    await userEvent.keyboard('{ArrowUp}');
    await expectActive(canvas, 'Search all parts');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active(canvas)).toBeNull());
    await userEvent.keyboard('{ArrowDown}{End}');
    await expectActive(canvas, 'Search all parts');
    await userEvent.keyboard('{Home}');
    await expectActive(canvas, '3081-15');
    // The caret moves again.
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(field(canvas)).toHaveProperty('selectionStart', 0);

    await userEvent.keyboard('{Escape}');
    await expectClosed(canvas);
    await expect(field(canvas)).toHaveValue('308');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expectActive(canvas, 'NH-30812');
    // An input method confirms its text.
    await fireEvent.keyDown(field(canvas), { key: 'Enter', isComposing: true });
    await expect(await openedBy(() => userEvent.keyboard('{Enter}'))).toBe('#/part/NH-30812');
    await expectClosed(canvas);
    await expect(field(canvas)).toHaveFocus();

    await userEvent.keyboard('1');
    await canvas.findByRole('listbox');
    await userEvent.tab();
    await expectClosed(canvas);
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

/** A press on an option opens it, and the field keeps the focus. */
export const Pointer: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    const list = await suggest(canvas, '308');
    const option = list.getByRole('option', { name: /^Brake discs/ });
    await expect(await openedBy(() => userEvent.click(option))).toBe('#/parts/brake-discs?search=308');
    await expectClosed(canvas);
    await expect(field(canvas)).toHaveFocus();
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

const bearing = { name: 'Wheel bearing, wide', price: 24.1 };

/** One number in several spellings, the best match first. */
export const NumberMatches: Story = {
  parameters: {
    api: answered({
      ...noSuggestions,
      numbers: [
        { part: { ...bearing, number: '6308-2RS' }, match: 'exact' },
        { part: { ...bearing, number: '630/8-2RS' }, match: 'same' },
        { part: { ...bearing, number: '6308-2RSR' }, match: 'start' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const list = await suggest(canvas, '6308-2RS');
    await expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '6308-2RSExactly this number: Wheel bearing, wide$24.10',
      '630/8-2RSSame without punctuation: Wheel bearing, wide$24.10',
      '6308-2RSRBegins with this number: Wheel bearing, wide$24.10',
      'Search all parts for “6308-2RS”↑ ↓ to move, Enter to open',
    ]);
  },
};

export const NumberMatchesOnPhone: Story = {
  ...NumberMatches,
  globals: { viewport: { value: 'phone' } },
};

type Read = NonNullable<Suggestions['reading']>;

/** Suggestions for a text that is understood like this. */
const read = (reading: Partial<Read>): Suggestions => ({
  ...noSuggestions,
  reading: {
    ...{ words: 'disc', category: null, size: null, vehicle: null, isFitting: false, models: null },
    ...{ parts: 8, isCapped: false },
    ...reading,
  },
  parts: found308.parts,
  categories: found308.categories,
});

const brakeDiscs = { name: 'Brake discs', isAll: true };

/** Expects the first row to be what Enter opens, before one is chosen. */
async function expectReading(canvas: Canvas, typed: string, text: string, href: string) {
  const list = await suggest(canvas, typed);
  await expect(list.getAllByRole('option')[0]).toHaveTextContent(text);
  await expect(active(canvas)).toBeNull();
  await expect(await openedBy(() => userEvent.keyboard('{Enter}'))).toBe(href);
}

/** With a vehicle in use, the first row is what Enter opens. */
export const ForMyVehicle: Story = {
  args: { mine: golf },
  parameters: { api: answered(read({ isFitting: true })) },
  play: ({ canvas }) =>
    expectReading(
      canvas,
      'disc',
      '“disc” for your Golf VII 2016Only parts that fit or may fit it8 parts',
      `#/parts?search=disc&vehicle=${golf.slug}`,
    ),
};

export const CategoryForMyVehicle: Story = {
  args: { mine: golf },
  parameters: { api: answered(read({ category: brakeDiscs, isFitting: true, parts: 1000, isCapped: true })) },
  play: async ({ canvas }) => {
    const list = await suggest(canvas, 'brake disc');
    await expect(list.getAllByRole('option')[0]).toHaveTextContent(
      'Brake discs for your Golf VII 2016Understood: category Brake discs, vehicle Golf VII 2016more than 1,000 parts',
    );
  },
};

/** The text names a vehicle itself. */
export const NamedVehicle: Story = {
  args: { mine: golf },
  parameters: {
    api: answered(
      read({ category: brakeDiscs, vehicle: { slug: 'ford-focus-3-2012', name: 'Ford Focus III 2012' } }),
    ),
  },
  play: ({ canvas }) =>
    expectReading(
      canvas,
      'focus 2012 disc',
      'Brake discs for Ford Focus III 2012Understood: category Brake discs, vehicle Ford Focus III 20128 parts',
      '#/parts?search=focus 2012 disc',
    ),
};

export const Category: Story = {
  parameters: { api: answered(read({ category: brakeDiscs })) },
  play: ({ canvas }) =>
    expectReading(
      canvas,
      'disc',
      'Brake discsUnderstood: category Brake discs8 parts',
      '#/parts?search=disc',
    ),
};

const golfs = ['VI', 'VII', 'VIII'].map((generation, index) => ({
  ...{ slug: `volkswagen-golf-${index + 6}`, name: `Volkswagen Golf ${generation}` },
  ...{ fromYear: 2008 + 5 * index, toYear: 2012 + 5 * index },
}));

/** A model without a year is a choice of its generations. */
export const SeveralModels: Story = {
  parameters: {
    api: answered(
      read({ category: brakeDiscs, models: { year: null, choices: golfs, more: 2 }, words: 'disc' }),
    ),
  },
  play: async ({ canvas }) => {
    const list = await suggest(canvas, 'golf disc');
    await expect(list.getAllByRole('option')[0]).toHaveTextContent('Brake discs for any of 5 models');
    const models = within(list.getByRole('group', { name: 'Models' })).getAllByRole('option');
    await expect(models.map((model) => [model.textContent, model.getAttribute('href')])).toEqual([
      ['Volkswagen Golf VI 2008–2012', '#/parts?search=Volkswagen Golf VI disc'],
      ['Volkswagen Golf VII 2013–2017', '#/parts?search=Volkswagen Golf VII disc'],
      ['Volkswagen Golf VIII 2018–2022', '#/parts?search=Volkswagen Golf VIII disc'],
    ]);
    // The arrows move through them, too.
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expectActive(canvas, 'Golf VII 2013');
    await expect(await openedBy(() => userEvent.keyboard('{Enter}'))).toBe(
      '#/parts?search=Volkswagen Golf VII disc',
    );
  },
};

/** With the year, a model is a vehicle. */
export const SeveralModelsOfAYear: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    api: answered(read({ models: { year: 2012, choices: golfs, more: 0 }, words: 'disc' })),
  },
  play: async ({ canvas }) => {
    const list = await suggest(canvas, 'golf 2012 disc');
    await expect(list.getAllByRole('option')[0]).toHaveTextContent(
      '“disc” for any of 3 modelsUnderstood: any of 3 models',
    );
    await expect(list.getByRole('option', { name: /Golf VI 2008/ })).toHaveAttribute(
      'href',
      '#/parts?search=disc&vehicle=volkswagen-golf-6-2012',
    );
  },
};

export const Size: Story = {
  parameters: {
    api: answered(read({ words: '312 mm', size: { spec: { name: 'Diameter', category: 'Brake discs' } } })),
  },
  play: ({ canvas }) =>
    expectReading(
      canvas,
      '312 mm',
      'Diameter 312 mmUnderstood: Diameter of Brake discs8 parts',
      '#/parts?search=312 mm',
    ),
};

/** A list says above itself how its search is understood. */
export const BesideList: Story = {
  tags: ['test-only'],
  args: { listForm: 'part-list' },
  parameters: { api: answered(read({ category: brakeDiscs })) },
  play: async ({ canvas }) => {
    const list = await suggest(canvas, 'disc');
    await expect(list.getAllByRole('option')[0]).toHaveTextContent('Brake disc, 308 mm');
  },
};

/** A number is looked for among all parts. */
export const NumberWithVehicle: Story = {
  tags: ['test-only'],
  args: { mine: golf },
  play: async ({ canvas, args }) => {
    const list = await suggest(canvas, '308');
    await expect(list.getAllByRole('option')[0]).toHaveTextContent('3081-15');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

let answerFirst: (found: Suggestions) => void = () => undefined;

/** The response to what was typed last wins. Until it arrives, the suggestions before it stay. */
export const SlowResponse: Story = {
  tags: ['test-only'],
  parameters: {
    api: [
      mock(calls.suggest)(({ readQuery }) => {
        const { query } = readQuery();
        if (query === '30') return { ...noSuggestions, parts: found308.parts };
        return query === '308'
          ? new Promise<Suggestions>((resolve) => {
              answerFirst = resolve;
            })
          : found308;
      }),
    ],
  },
  play: async ({ canvas }) => {
    const list = await suggest(canvas, '30');
    await expect(list.getAllByRole('option')).toHaveLength(3);
    answerFirst = () => undefined;
    const before = answerFirst;
    await userEvent.keyboard('8');
    await waitFor(() => expect(answerFirst).not.toBe(before));
    await expect(list.getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('1');
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(8));
    answerFirst(noSuggestions);
    await expect(list.getByRole('option', { name: /Search all parts for “3081”/ })).toBeVisible();
  },
};

const refused = fn();

/** A refused or failed request leaves the plain field. */
export const Failed: Story = {
  tags: ['test-only'],
  parameters: {
    api: [
      mock(calls.suggest)(() => {
        refused();
        return reject('RATE_LIMITED');
      }),
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), 'disc');
    await waitFor(() => expect(refused).toHaveBeenCalled());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expectClosed(canvas);
    await expect(args.onChange).toHaveBeenLastCalledWith('disc');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

/** A number that was typed with an O for a 0. */
export const LookAlike: Story = {
  parameters: {
    api: answered({
      ...noSuggestions,
      corrected: 'NH-10057',
      numbers: [{ part: { number: 'NH-10057', name: 'Brake pad set', price: 38.5 } }],
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'NH-1OO57');
    await expect(await canvas.findByRole('option', { name: /NH-10057/ })).toBeVisible();
    const texts = canvas.getAllByText(/^No parts match “/);
    await expect(texts[0]?.parentElement).toHaveTextContent(
      'No parts match “NH-1OO57”. These match “NH-10057”.',
    );
  },
};

export const NothingSuggested: Story = {
  parameters: { api: [searchScenarios.nothingSuggested] },
  play: async ({ canvas }) => {
    const list = await suggest(canvas, 'zzz');
    await expect(list.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('No suggestions');
  },
};

/** They cover the page until they are left. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(field(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
    await suggest(canvas, '308');
    await userEvent.keyboard('{ArrowDown}');
    await expectActive(canvas, '3081-15');
  },
};

const long: Suggestions = {
  numbers: [
    {
      part: { number: longWord, name: longName, price: 999_999.99 },
      foundBy: { kind: 'replaces', maker: longName, number: longWord },
    },
  ],
  parts: [{ number: 'NH-1', name: longWord, price: 999_999.99 }],
  categories: [{ slug: 'a', name: longName, group: longName, parts: 100_000 }],
  vehicles: [{ make: longWord, model: 'a-b', name: longName, fromYear: 1950, toYear: 2026, vehicle: null }],
};

export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { api: answered(long) },
  play: async ({ canvas }) => {
    await suggest(canvas, 'B');
  },
};
