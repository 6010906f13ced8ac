import fc from 'fast-check';
import { Component, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '#contract/configure.ts';
import { OrderStats } from '#contract/order-stats.ts';
import { Order, orderStatuses } from '#contract/orders.ts';
import { Part } from '#contract/parts.ts';
import { Review } from '#contract/reviews.ts';
import { ListedUser, User } from '#contract/users.ts';
import { drawingNames } from '#ui/components/Drawing/drawing-for.ts';
import '#ui/global.css.ts';
import type { ListPage } from '#ui/list-page.ts';
import type { Remote } from '#ui/remote.ts';
import { NotFoundPage } from '#ui/sections/NotFoundPage/NotFoundPage.tsx';
import { AuthForm } from '#ui/sections/AuthForm/AuthForm.tsx';
import { BusinessSummary } from '#ui/sections/BusinessSummary/BusinessSummary.tsx';
import { CardForm } from '#ui/sections/CardForm/CardForm.tsx';
import { CommandPalette } from '#ui/sections/CommandPalette/CommandPalette.tsx';
import { ContactForm } from '#ui/sections/ContactForm/ContactForm.tsx';
import { GoogleButton } from '#ui/sections/GoogleButton/GoogleButton.tsx';
import { Hero } from '#ui/sections/Hero/Hero.tsx';
import { UnsavedChangesDialog } from '#ui/sections/UnsavedChangesDialog/UnsavedChangesDialog.tsx';
import { ListScreen } from '#ui/sections/ListScreen/ListScreen.tsx';
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
import { SectionFrame } from '#ui/sections/SectionFrame/SectionFrame.tsx';
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
import { PortfolioContact } from '#ui/sections/PortfolioContact/PortfolioContact.tsx';
import { PortfolioEducation } from '#ui/sections/PortfolioEducation/PortfolioEducation.tsx';
import { PortfolioHero } from '#ui/sections/PortfolioHero/PortfolioHero.tsx';
import { PortfolioProjects } from '#ui/sections/PortfolioProjects/PortfolioProjects.tsx';
import { PortfolioSkills } from '#ui/sections/PortfolioSkills/PortfolioSkills.tsx';
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

const part = anyOf(Part);
const order = anyOf(Order);
const customer = fc.record({ name: anyText, email: anyText, phone: anyText });

/** A page of a list with any total. */
const page = <Row extends { _id: string }>(row: fc.Arbitrary<Row>): fc.Arbitrary<ListPage<Row>> =>
  fc.record({ rows: anyRows(row), total: anyNumber, isCapped: fc.boolean() });

const sort = fc.option(fc.record({ by: anyText, isDescending: fc.boolean() }));
const density = fc.constantFrom('comfortable' as const, 'compact' as const);
const stockStates = ['in', 'low', 'out'] as const;
const counts = <Name extends string>(names: readonly Name[]) =>
  // `Object.fromEntries` loses the keys in its type.
  fc.record(Object.fromEntries(names.map((name) => [name, anyNumber]))) as fc.Arbitrary<Record<Name, number>>;

/** The parts of a query that all lists have. */
const query = { search: anyText, sort, page: anyNumber };

const { days, lowStock } = OrderStats.shape;
const tallies = anyOf(OrderStats.shape.byStatus);

function EmptyPartForm({ hasStock }: { hasStock: boolean }) {
  const form = useForm<PartTexts>();
  return <PartFields form={form} hasStock={hasStock} />;
}

const commands = (kind: string) =>
  fc
    .array(anyText, { maxLength: 4 })
    .map((labels) =>
      labels.map((label, index) => ({ id: `${kind}-${index}`, label, icon: 'search' as const })),
    );

type SectionCheck = () => Promise<void>;

/** Renders a section with one set of generated props after another. */
const check =
  <Props,>(anyProps: fc.Arbitrary<Props>, render: (props: Props) => ReactElement): SectionCheck =>
  () =>
    fc.assert(
      fc.asyncProperty(anyProps, async (props) => {
        expect(await errorsOf(render(props))).toEqual([]);
      }),
      { seed, numRuns: runs },
    );

const noProps = fc.constant(null);

/** A check of every section, by the name of its folder. */
const sections: Record<string, SectionCheck> = {
  NotFoundPage: check(
    fc.record({
      title: anyText,
      text: anyText,
      action: anyText.map(paragraph),
      note: fc.option(anyText, { nil: undefined }),
      drawing: fc.constantFrom(...drawingNames),
    }),
    (props) => <NotFoundPage {...props} />,
  ),
  AuthForm: check(
    fc.record({
      children: anyText.map(paragraph),
      submitLabel: anyText,
      isPending: fc.boolean(),
      failure: fc.option(anyText, { nil: undefined }),
      other: anyText.map(paragraph),
      foot: anyText.map(paragraph),
    }),
    (props) => <AuthForm {...props} onSubmit={ignore} />,
  ),
  BusinessSummary: check(anyNumber, (years) => <BusinessSummary years={years} />),
  CardForm: check(
    fc.record({
      customer,
      item: fc.record({ name: anyText, quantity: anyNumber }),
      amount: anyNumber,
      isReady: fc.boolean(),
      cardError: fc.option(anyText, { nil: null }),
      notice: fc.option(anyText, { nil: undefined }),
    }),
    (props) => <CardForm {...props} cardElement={<input aria-label="Card" />} onPay={never} />,
  ),
  CommandPalette: check(
    fc.record({
      groups: fc.array(fc.record({ label: anyText, commands: commands('command') }), { maxLength: 1 }),
      searches: commands('search'),
    }),
    (props) => <CommandPalette {...props} isOpen onRun={ignore} onClose={ignore} />,
  ),
  ContactForm: check(noProps, () => <ContactForm />),
  GoogleButton: check(noProps, () => <GoogleButton onPress={never} />),
  Hero: check(remote(fc.option(part)), (featured) => <Hero featured={featured} hrefOf={hrefOf} />),
  UnsavedChangesDialog: check(fc.record({ title: anyText, children: anyText }), (props) => (
    <UnsavedChangesDialog {...props} isAsked onStay={ignore} onLeave={ignore} />
  )),
  LoginForm: check(noProps, () => (
    <LoginForm resetHref="/reset" signupHref="/signup" onLogin={never} google={paragraph('Google')} />
  )),
  NotFound: check(anyText, (homeHref) => <NotFound homeHref={homeHref} />),
  OrderPlaced: check(order, (placed) => <OrderPlaced order={placed} payHref="/pay" ordersHref="/orders" />),
  OrderSummary: check(remote(order), (given) => <OrderSummary order={given} />),
  OrderTable: check(
    fc.record({
      list: remote(page(order)),
      query: fc.record({ ...query, status: fc.constantFrom('all' as const, ...orderStatuses) }),
      pageSize: anyNumber,
      counts: fc.option(counts(['all', ...orderStatuses])),
      isRefreshing: fc.boolean(),
    }),
    (props) => (
      <OrderTable {...props} onQueryChange={ignore} payHref={hrefOf} shopHref="/#parts" onCancel={never} />
    ),
  ),
  AddPartForm: check(noProps, () => <AddPartForm onUpload={never} onAdd={never} />),
  AdminOrderTable: check(
    fc.record({
      list: remote(page(order)),
      tallies: remote(tallies),
      query: fc.record({ ...query, status: fc.constantFrom('all' as const, ...orderStatuses) }),
      pageSize: anyNumber,
      density,
      isRefreshing: fc.boolean(),
    }),
    (props) => (
      <AdminOrderTable
        {...props}
        onQueryChange={ignore}
        onDensityChange={ignore}
        onConfirm={never}
        onDelete={never}
        payHref={hrefOf}
      />
    ),
  ),
  AdminOverview: check(
    fc.record({
      tallies: remote(tallies),
      days: remote(anyOf(days)),
      lowStock: remote(anyRows(anyOf(lowStock.def.element))),
      newest: remote(anyRows(order)),
    }),
    (props) => (
      <AdminOverview
        {...props}
        ordersHref="/orders"
        toConfirmHref="/orders"
        orderHref={hrefOf}
        partsHref="/parts"
        partHref={hrefOf}
      />
    ),
  ),
  Blog: check(
    fc.uniqueArray(
      fc.record({
        id: anyText,
        question: anyText,
        lead: anyText,
        body: fc.array(fc.oneof(anyText, fc.record({ code: anyText })), { maxLength: 4 }),
      }),
      { maxLength: 5, selector: ({ id }) => id },
    ),
    (articles) => <Blog articles={articles} />,
  ),
  PartFields: check(fc.boolean(), (hasStock) => <EmptyPartForm hasStock={hasStock} />),
  PartTable: check(
    fc.record({
      list: remote(page(part)),
      query: fc.record({ ...query, stock: fc.constantFrom('all' as const, 'low' as const, 'out' as const) }),
      pageSize: anyNumber,
      counts: fc.option(counts(['all', 'low', 'out'])),
      density,
      isRefreshing: fc.boolean(),
    }),
    (props) => (
      <PartTable
        {...props}
        onQueryChange={ignore}
        onDensityChange={ignore}
        addHref="/add"
        onChange={never}
        onUpload={never}
        onDelete={never}
      />
    ),
  ),
  PartTile: check(
    fc.record({ part, look: fc.constantFrom('card' as const, 'shelf' as const, 'row' as const) }),
    (props) => <PartTile {...props} href="/purchase" />,
  ),
  PartsCatalogue: check(
    fc.record({
      list: remote(page(part)),
      query: fc.record({
        search: anyText,
        sort: fc.constantFrom('catalogue' as const, '-price' as const),
        stock: fc.subarray([...stockStates]),
        minPrice: fc.option(anyNumber),
        maxPrice: fc.option(anyNumber),
        need: fc.option(anyNumber),
        page: anyNumber,
        view: fc.constantFrom('grid' as const, 'list' as const),
      }),
      counts: fc.option(counts(stockStates)),
      pageSize: anyNumber,
      isRefreshing: fc.boolean(),
    }),
    (props) => <PartsCatalogue {...props} onQueryChange={ignore} hrefOf={hrefOf} />,
  ),
  PortfolioContact: check(fc.record({ email: anyText, phone: anyText, city: anyText }), (props) => (
    <PortfolioContact {...props} />
  )),
  PortfolioEducation: check(
    fc.array(fc.record({ from: anyNumber, to: fc.option(anyNumber), degree: anyText }), { maxLength: 5 }),
    (education) => <PortfolioEducation education={education} />,
  ),
  PortfolioHero: check(fc.record({ statement: anyText, lead: anyText }), (props) => (
    <PortfolioHero {...props} />
  )),
  PortfolioProjects: check(
    fc.array(
      fc.record({ name: anyText, text: anyText, href: anyText, drawing: fc.constantFrom(...drawingNames) }),
      { maxLength: 5 },
    ),
    (projects) => <PortfolioProjects projects={projects} />,
  ),
  PortfolioSkills: check(
    fc.array(fc.record({ area: anyText, names: fc.array(anyText, { maxLength: 6 }) }), { maxLength: 5 }),
    (skills) => <PortfolioSkills skills={skills} />,
  ),
  ProfileForm: check(
    fc.record({ profile: remote(anyOf(User)), photoURL: anyText, isVerified: fc.boolean() }),
    (props) => (
      <ProfileForm {...props} onSave={never} onResendVerification={never} onChangePassword={never} />
    ),
  ),
  ConfirmAction: check(
    fc.record({ about: fc.option(fc.record({ name: anyText })), title: anyText }),
    (props) => (
      <ConfirmAction {...props} onConfirm={never} onDone={ignore} onClose={ignore}>
        {({ name }) => paragraph(name)}
      </ConfirmAction>
    ),
  ),
  Reservation: check(order, ({ reservedUntil }) => <Reservation reservedUntil={reservedUntil} />),
  ResetForm: check(noProps, () => <ResetForm loginHref="/login" onReset={never} />),
  ReviewForm: check(remote(fc.record({ name: anyText, photoURL: anyText })), (reviewer) => (
    <ReviewForm reviewer={reviewer} onAddReview={never} />
  )),
  ListScreen: check(
    fc.record({
      list: remote(page(anyOf(ListedUser))),
      query: fc.record(query),
      pageSize: anyNumber,
      isRefreshing: fc.boolean(),
      announcement: anyText,
    }),
    (props) => (
      <ListScreen
        {...props}
        onQueryChange={ignore}
        title="Users"
        noun={{ one: 'user', many: 'users' }}
        heading={{ current: null }}
        search={{ placeholder: 'Search', covers: 'names' }}
        filter={{ value: 'all', options: [], counts: null, queryWith: () => props.query }}
        table={{ columns: [], rowId: ({ _id }) => _id }}
        empty={{ text: 'People appear here.' }}
      />
    ),
  ),
  UserTable: check(
    fc.record({
      list: remote(page(anyOf(ListedUser))),
      counts: fc.option(counts(['all', 'admin', 'customer'])),
      query: fc.record({
        ...query,
        role: fc.constantFrom('all' as const, 'admin' as const, 'customer' as const),
      }),
      pageSize: anyNumber,
      density,
      isRefreshing: fc.boolean(),
    }),
    (props) => (
      <UserTable
        {...props}
        onQueryChange={ignore}
        onDensityChange={ignore}
        onMakeAdmin={never}
        onChange={never}
      />
    ),
  ),
  PartsGrid: check(
    fc.record({
      parts: remote(anyRows(part)),
      allHref: fc.constantFrom(undefined, '/parts'),
      total: fc.option(anyNumber, { nil: undefined }),
    }),
    (props) => <PartsGrid {...props} hrefOf={hrefOf} />,
  ),
  PaymentResult: check(fc.record({ transactionId: anyText, order, isEarlier: fc.boolean() }), (props) => (
    <PaymentResult {...props} />
  )),
  PurchaseForm: check(fc.record({ part: remote(part), customer }), (props) => (
    <PurchaseForm {...props} onPlaceOrder={never} />
  )),
  RouteFailure: check(
    fc.record({ title: anyText, text: anyText, requestId: anyText }, { requiredKeys: [] }),
    (props) => <RouteFailure {...props} onRetry={ignore} />,
  ),
  SectionFrame: check(
    fc.record({
      id: anyText,
      title: anyText,
      action: anyText.map(paragraph),
      isContinued: fc.boolean(),
      children: anyText.map(paragraph),
    }),
    (props) => <SectionFrame {...props} />,
  ),
  SignupForm: check(noProps, () => (
    <SignupForm loginHref="/login" onSignup={never} google={paragraph('Google')} />
  )),
  Team: check(
    fc.array(fc.record({ name: anyText, role: anyText, about: anyText, img: anyText }), { maxLength: 6 }),
    (members) => <Team members={members} />,
  ),
  TestMode: check(noProps, () => <TestMode />),
  Testimonials: check(remote(anyRows(anyOf(Review))), (reviews) => <Testimonials reviews={reviews} />),
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
