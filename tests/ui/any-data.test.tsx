import fc from 'fast-check';
import { Component, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OrderStats } from '#contract/order-stats.ts';
import { Order, orderStatuses } from '#contract/orders.ts';
import { Part } from '#contract/parts.ts';
import { Review } from '#contract/reviews.ts';
import { ListedUser, User } from '#contract/users.ts';
import { drawingNames } from '#ui/components/Drawing/drawing-for.ts';
import '#ui/global.css.ts';
import type { ListPage } from '#ui/list-page.ts';
import type { Remote } from '#ui/remote.ts';
import { AuthForm } from '#ui/sections/AuthForm/AuthForm.tsx';
import { BusinessSummary } from '#ui/sections/BusinessSummary/BusinessSummary.tsx';
import { CardForm } from '#ui/sections/CardForm/CardForm.tsx';
import { CommandPalette } from '#ui/sections/CommandPalette/CommandPalette.tsx';
import { ContactForm } from '#ui/sections/ContactForm/ContactForm.tsx';
import { Hero } from '#ui/sections/Hero/Hero.tsx';
import { UnsavedChangesDialog } from '#ui/sections/UnsavedChangesDialog/UnsavedChangesDialog.tsx';
import { ListScreen, type ListQuery } from '#ui/sections/ListScreen/ListScreen.tsx';
import { LoginForm } from '#ui/sections/LoginForm/LoginForm.tsx';
import { NotFound } from '#ui/sections/NotFound/NotFound.tsx';
import { OrderPlaced } from '#ui/sections/OrderPlaced/OrderPlaced.tsx';
import { OrderSummary } from '#ui/sections/OrderSummary/OrderSummary.tsx';
import { OrderTable } from '#ui/sections/OrderTable/OrderTable.tsx';
import { PartsGrid } from '#ui/sections/PartsGrid/PartsGrid.tsx';
import { PaymentResult } from '#ui/sections/PaymentResult/PaymentResult.tsx';
import { PurchaseForm } from '#ui/sections/PurchaseForm/PurchaseForm.tsx';
import { Reservation } from '#ui/sections/Reservation/Reservation.tsx';
import { RouteFailure } from '#ui/sections/RouteFailure/RouteFailure.tsx';
import { SignupForm } from '#ui/sections/SignupForm/SignupForm.tsx';
import { Team } from '#ui/sections/Team/Team.tsx';
import { TestMode } from '#ui/sections/TestMode/TestMode.tsx';
import { Testimonials } from '#ui/sections/Testimonials/Testimonials.tsx';
import { AddPartForm } from '#ui/sections/AddPartForm/AddPartForm.tsx';
import { AdminOrderTable } from '#ui/sections/AdminOrderTable/AdminOrderTable.tsx';
import { AdminOverview } from '#ui/sections/AdminOverview/AdminOverview.tsx';
import { Blog } from '#ui/sections/Blog/Blog.tsx';
import { PartTable } from '#ui/sections/PartTable/PartTable.tsx';
import { PartsCatalogue } from '#ui/sections/PartsCatalogue/PartsCatalogue.tsx';
import { Portfolio } from '#ui/sections/Portfolio/Portfolio.tsx';
import { ProfileForm } from '#ui/sections/ProfileForm/ProfileForm.tsx';
import { ConfirmAction } from '#ui/sections/ConfirmAction/ConfirmAction.tsx';
import { ResetForm } from '#ui/sections/ResetForm/ResetForm.tsx';
import { ReviewForm } from '#ui/sections/ReviewForm/ReviewForm.tsx';
import { UserTable } from '#ui/sections/UserTable/UserTable.tsx';
import { PartTile } from '#ui/sections/PartTile/PartTile.tsx';
import { PartFields } from '#ui/sections/PartFields/PartFields.tsx';
import type { PartTexts } from '#ui/sections/part-values.ts';
import { anyNumber, anyOf, anyRows, anyText } from './arbitraries.ts';

/** Generates the same data in every run. */
const seed = 1992;
const runs = 40;
const width = 320;

const ignore = () => undefined;
const never = () => new Promise<never>(ignore);
const paragraph = (content: string): ReactNode => <p>{content}</p>;
const hrefOf = ({ _id }: { _id: string }) => `/purchase/${_id}`;

/** Loading, failed with or without a message, or ready. */
const remote = <Value,>(value: fc.Arbitrary<Value>): fc.Arbitrary<Remote<Value>> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.constant<Remote<Value>>({ status: 'loading' }) },
    {
      weight: 2,
      arbitrary: fc.record(
        {
          status: fc.constant('error' as const),
          message: anyText,
          requestId: anyText,
          onRetry: fc.constant(ignore),
        },
        { requiredKeys: ['status', 'onRetry'] },
      ),
    },
    { weight: 5, arbitrary: value.map((ready): Remote<Value> => ({ status: 'ready', value: ready })) },
  );

/** One of the words of a type. */
const word = <const Word extends string>(...words: Word[]) => fc.constantFrom<Word[]>(...words);

const part = anyOf(Part);
const order = anyOf(Order);
const customer = fc.record({ name: anyText, email: anyText, phone: anyText });

/** A page of a list with any total. */
const page = <Row extends { _id: string }>(row: fc.Arbitrary<Row>): fc.Arbitrary<ListPage<Row>> =>
  fc.record({ rows: anyRows(row), total: anyNumber, isCapped: fc.boolean() });

const sort = fc.option(fc.record({ by: anyText, isDescending: fc.boolean() }));
const density = word('comfortable', 'compact');
const stockStates = ['in', 'low', 'out'] as const;
const counts = <Name extends string>(names: readonly Name[]) =>
  // `Object.fromEntries` loses the keys in its type.
  fc.record(Object.fromEntries(names.map((name) => [name, anyNumber]))) as fc.Arbitrary<Record<Name, number>>;

/** The parts of a query that all lists have. */
const query = { search: anyText, sort, page: anyNumber };

const { days, lowStock } = OrderStats.shape;
const tallies = anyOf(OrderStats.shape.byStatus);

const status = word('all', ...orderStatuses);
const optionalText = fc.option(anyText, { nil: undefined });
const anyParagraph = anyText.map(paragraph);

/** The props that all lists have. */
const listOf = <Row extends { _id: string }, Query>(row: fc.Arbitrary<Row>, asked: fc.Arbitrary<Query>) => ({
  list: remote(page(row)),
  query: asked,
  onQueryChange: ignore,
  pageSize: anyNumber,
  isRefreshing: fc.boolean(),
});

function EmptyPartForm({ hasStock }: { hasStock: boolean }) {
  return <PartFields form={useForm<PartTexts>()} hasStock={hasStock} />;
}

const commands = (kind: string) =>
  fc
    .array(anyText, { maxLength: 4 })
    .map((labels) =>
      labels.map((label, index) => ({ id: `${kind}-${index}`, label, icon: 'search' as const })),
    );

type SectionCheck = () => Promise<void>;

/** Renders a section with one set of props after another. A prop is a value, or an arbitrary that generates it. */
const check =
  <Props extends object>(
    Section: ComponentType<Props>,
    props: { [Name in keyof Props]: Props[Name] | fc.Arbitrary<Props[Name]> },
  ): SectionCheck =>
  () => {
    const arbitraries = Object.entries<unknown>(props).map(([name, value]) => [
      name,
      value instanceof fc.Arbitrary ? value : fc.constant(value),
    ]);
    // `Object.fromEntries` loses the types of the props.
    const anyProps = fc.record(Object.fromEntries(arbitraries)) as fc.Arbitrary<Props>;
    return fc.assert(
      fc.asyncProperty(anyProps, async (generated) => {
        expect(await errorsOf(<Section {...generated} />)).toEqual([]);
      }),
      { seed, numRuns: runs },
    );
  };

/** A check of every section, by the name of its folder. */
const sections: Record<string, SectionCheck> = {
  AuthForm: check(AuthForm, {
    children: anyParagraph,
    submitLabel: anyText,
    isPending: fc.boolean(),
    failure: optionalText,
    onGoogle: never,
    foot: anyParagraph,
    onSubmit: ignore,
  }),
  BusinessSummary: check(BusinessSummary, { years: anyNumber }),
  CardForm: check(CardForm, {
    customer,
    item: fc.record({ name: anyText, quantity: anyNumber }),
    amount: anyNumber,
    cardElement: <input aria-label="Card" />,
    isReady: fc.boolean(),
    cardError: fc.option(anyText),
    notice: optionalText,
    onPay: never,
  }),
  CommandPalette: check(CommandPalette, {
    groups: fc.array(fc.record({ label: anyText, commands: commands('command') }), { maxLength: 1 }),
    searches: commands('search'),
    isOpen: true,
    onRun: ignore,
    onClose: ignore,
  }),
  ContactForm: check(ContactForm, {}),
  Hero: check(Hero, { featured: remote(fc.option(part)), hrefOf }),
  UnsavedChangesDialog: check(UnsavedChangesDialog, {
    title: anyText,
    children: anyText,
    isAsked: true,
    onStay: ignore,
    onLeave: ignore,
  }),
  LoginForm: check(LoginForm, {
    resetHref: '/reset',
    signupHref: '/signup',
    onLogin: never,
    onGoogle: never,
  }),
  NotFound: check(NotFound, { what: word('page', 'order', 'part'), href: anyText }),
  OrderPlaced: check(OrderPlaced, { order, payHref: '/pay', ordersHref: '/orders' }),
  OrderSummary: check(OrderSummary, { order: remote(order) }),
  OrderTable: check(OrderTable, {
    ...listOf(order, fc.record({ ...query, status })),
    counts: fc.option(counts(['all', ...orderStatuses])),
    payHref: hrefOf,
    shopHref: '/#parts',
    onCancel: never,
  }),
  AddPartForm: check(AddPartForm, { onUpload: never, onAdd: never }),
  AdminOrderTable: check(AdminOrderTable, {
    ...listOf(order, fc.record({ ...query, status })),
    tallies: remote(tallies),
    density,
    onDensityChange: ignore,
    onConfirm: never,
    onDelete: never,
    payHref: hrefOf,
  }),
  AdminOverview: check(AdminOverview, {
    tallies: remote(tallies),
    days: remote(anyOf(days)),
    lowStock: remote(anyRows(anyOf(lowStock.def.element))),
    newest: remote(anyRows(order)),
    ordersHref: '/orders',
    toConfirmHref: '/orders',
    orderHref: hrefOf,
    partsHref: '/parts',
    partHref: hrefOf,
  }),
  Blog: check(Blog, {
    articles: fc.uniqueArray(
      fc.record({
        id: anyText,
        question: anyText,
        lead: anyText,
        body: fc.array(fc.oneof(anyText, fc.record({ code: fc.array(anyText, { maxLength: 3 }) })), {
          maxLength: 4,
        }),
      }),
      { maxLength: 5, selector: ({ id }) => id },
    ),
  }),
  PartFields: check(EmptyPartForm, { hasStock: fc.boolean() }),
  PartTable: check(PartTable, {
    ...listOf(part, fc.record({ ...query, stock: word('all', 'low', 'out') })),
    counts: fc.option(counts(['all', 'low', 'out'])),
    density,
    onDensityChange: ignore,
    addHref: '/add',
    onChange: never,
    onUpload: never,
    onDelete: never,
  }),
  PartTile: check(PartTile, {
    part,
    look: word('card', 'shelf', 'row'),
    href: '/purchase',
  }),
  PartsCatalogue: check(PartsCatalogue, {
    ...listOf(
      part,
      fc.record({
        ...query,
        sort: word('catalogue', '-price'),
        stock: fc.subarray([...stockStates]),
        minPrice: fc.option(anyNumber),
        maxPrice: fc.option(anyNumber),
        need: fc.option(anyNumber),
        view: word('grid', 'list'),
      }),
    ),
    counts: fc.option(counts(stockStates)),
    hrefOf,
    pageHref: (page: number) => `?page=${page}`,
  }),
  Portfolio: check(Portfolio, {
    statement: anyText,
    lead: anyText,
    email: anyText,
    phone: anyText,
    city: anyText,
    projects: fc.array(
      fc.record({ name: anyText, text: anyText, href: anyText, drawing: fc.constantFrom(...drawingNames) }),
      { maxLength: 5 },
    ),
    education: fc.array(fc.record({ from: anyNumber, to: fc.option(anyNumber), degree: anyText }), {
      maxLength: 5,
    }),
    skills: fc.array(fc.record({ area: anyText, names: fc.array(anyText, { maxLength: 6 }) }), {
      maxLength: 5,
    }),
  }),
  ProfileForm: check(ProfileForm, {
    profile: remote(anyOf(User)),
    photoURL: anyText,
    isVerified: fc.boolean(),
    onSave: never,
    onResendVerification: never,
    onChangePassword: never,
  }),
  ConfirmAction: check(ConfirmAction<{ name: string }>, {
    about: fc.option(fc.record({ name: anyText })),
    title: anyText,
    onConfirm: never,
    onClose: ignore,
    children: ({ name }: { name: string }) => paragraph(name),
  }),
  Reservation: check(Reservation, { reservedUntil: order.map(({ reservedUntil }) => reservedUntil) }),
  ResetForm: check(ResetForm, { loginHref: '/login', onReset: never }),
  ReviewForm: check(ReviewForm, {
    reviewer: remote(fc.record({ name: anyText, photoURL: anyText })),
    onAddReview: never,
  }),
  ListScreen: check(ListScreen<ListedUser, ListQuery, 'all'>, {
    ...listOf(anyOf(ListedUser), fc.record(query)),
    announcement: anyText,
    title: 'Users',
    noun: { one: 'user', many: 'users' },
    heading: { current: null },
    search: { placeholder: 'Search', covers: 'names' },
    filter: fc
      .record(query)
      .map((asked) => ({ value: 'all', options: [], counts: null, queryWith: () => asked })),
    table: { columns: [], rowId: ({ _id }: { _id: string }) => _id },
    empty: { text: 'People appear here.' },
  }),
  UserTable: check(UserTable, {
    ...listOf(anyOf(ListedUser), fc.record({ ...query, role: word('all', 'admin', 'customer') })),
    counts: fc.option(counts(['all', 'admin', 'customer'])),
    density,
    onDensityChange: ignore,
    onMakeAdmin: never,
    onChange: never,
  }),
  PartsGrid: check(PartsGrid, {
    parts: remote(anyRows(part)),
    allHref: fc.constantFrom(undefined, '/parts'),
    total: fc.option(anyNumber, { nil: undefined }),
    hrefOf,
  }),
  PaymentResult: check(PaymentResult, { transactionId: anyText, order, isEarlier: fc.boolean() }),
  PurchaseForm: check(PurchaseForm, { part: remote(part), customer, onPlaceOrder: never }),
  RouteFailure: check(RouteFailure, {
    title: optionalText,
    text: optionalText,
    requestId: optionalText,
    onRetry: ignore,
  }),
  SignupForm: check(SignupForm, { loginHref: '/login', onSignup: never, onGoogle: never }),
  Team: check(Team, {
    members: fc.array(fc.record({ name: anyText, role: anyText, about: anyText, img: anyText }), {
      maxLength: 6,
    }),
  }),
  TestMode: check(TestMode, {}),
  Testimonials: check(Testimonials, { reviews: remote(anyRows(anyOf(Review))) }),
};

const folders = Object.keys(import.meta.glob('../../ui/sections/*/*.tsx'))
  .map((path) => /sections\/(\w+)\/\1\.tsx$/.exec(path)?.[1])
  .filter((name) => name !== undefined);

const errors: unknown[] = [];
const recordError = (event: ErrorEvent | PromiseRejectionEvent) =>
  errors.push('reason' in event ? event.reason : event.message);

class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    errors.push(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

const waitForEffects = () => new Promise((resolve) => setTimeout(resolve));

/** The innermost elements that overflow the page, with the classes that lead to their source. */
function findOverflow(container: HTMLElement): string {
  const wide = [...container.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > width + 0.5,
  );
  return wide
    .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
    .map((element) => `${element.tagName} ${element.getAttribute('class')}`)
    .join(', ');
}

/** Renders a section at the narrowest width. Resolves to its errors. */
async function errorsOf(section: ReactElement): Promise<unknown[]> {
  errors.length = 0;
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  flushSync(() => root.render(<ErrorBoundary>{section}</ErrorBoundary>));
  await waitForEffects();
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) errors.push(`${scrollWidth} px wide: ${findOverflow(container)}`);
  root.unmount();
  container.remove();
  return [...errors];
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...details: unknown[]) => {
    errors.push(details.map(String).join(' '));
  });
  window.addEventListener('error', recordError);
  window.addEventListener('unhandledrejection', recordError);
});

afterEach(() => {
  vi.restoreAllMocks();
  window.removeEventListener('error', recordError);
  window.removeEventListener('unhandledrejection', recordError);
});

test('every section has a check', () => {
  expect(document.documentElement.clientWidth).toBe(width);
  expect(Object.keys(sections).sort()).toEqual(folders.sort());
});

test.each(Object.entries(sections))(
  `%s renders any data in ${width} px without errors (seed ${seed})`,
  async (_name, run) => run(),
);
