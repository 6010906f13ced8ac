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

/** The same data in every run; another seed finds other data. */
const seed = 1992;
const runs = 40;
const width = 320;

const ignore = () => undefined;
const never = () => new Promise<never>(ignore);
const text = (words: string): ReactNode => <p>{words}</p>;
const hrefOf = ({ _id }: { _id: string }) => `/purchase/${_id}`;

/** Loading, failed with or without words of its own, or ready. */
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

/** A page of a list, whatever the server says of its length. */
const page = <Row extends { _id: string }>(row: fc.Arbitrary<Row>): fc.Arbitrary<ListPage<Row>> =>
  fc.record({ rows: anyRows(row), total: anyNumber, isCapped: fc.boolean() });

const sort = fc.option(fc.record({ by: anyText, isDescending: fc.boolean() }));
const density = fc.constantFrom('comfortable' as const, 'compact' as const);
const stockStates = ['in', 'low', 'out'] as const;
const counts = <Name extends string>(names: readonly Name[]) =>
  // Each of the names is there: that is what a record by them is.
  fc.record(Object.fromEntries(names.map((name) => [name, anyNumber]))) as fc.Arbitrary<Record<Name, number>>;

/** What a list is asked for, as far as lists agree. */
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

/** Looks at a section with one lot of generated data after another. */
type Feed = () => Promise<void>;

const feed =
  <Props,>(anyProps: fc.Arbitrary<Props>, draw: (props: Props) => ReactElement): Feed =>
  () =>
    fc.assert(
      fc.asyncProperty(anyProps, async (props) => {
        expect(await problemsOf(draw(props))).toEqual([]);
      }),
      { seed, numRuns: runs },
    );

const nothing = fc.constant(null);

/** Every section by the name of its folder, fed with whatever its props allow. */
const sections: Record<string, Feed> = {
  NotFoundPage: feed(
    fc.record({
      title: anyText,
      text: anyText,
      action: anyText.map(text),
      note: fc.option(anyText, { nil: undefined }),
      drawing: fc.constantFrom(...drawingNames),
    }),
    (props) => <NotFoundPage {...props} />,
  ),
  AuthForm: feed(
    fc.record({
      children: anyText.map(text),
      submitLabel: anyText,
      isPending: fc.boolean(),
      failure: fc.option(anyText, { nil: undefined }),
      other: anyText.map(text),
      foot: anyText.map(text),
    }),
    (props) => <AuthForm {...props} onSubmit={ignore} />,
  ),
  BusinessSummary: feed(anyNumber, (years) => <BusinessSummary years={years} />),
  CardForm: feed(
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
  CommandPalette: feed(
    fc.record({
      groups: fc.array(fc.record({ label: anyText, commands: commands('command') }), { maxLength: 1 }),
      searches: commands('search'),
    }),
    (props) => <CommandPalette {...props} isOpen onRun={ignore} onClose={ignore} />,
  ),
  ContactForm: feed(nothing, () => <ContactForm />),
  GoogleButton: feed(nothing, () => <GoogleButton onPress={never} />),
  Hero: feed(remote(fc.option(part)), (featured) => <Hero featured={featured} hrefOf={hrefOf} />),
  UnsavedChangesDialog: feed(fc.record({ title: anyText, children: anyText }), (props) => (
    <UnsavedChangesDialog {...props} isAsked onStay={ignore} onLeave={ignore} />
  )),
  LoginForm: feed(nothing, () => (
    <LoginForm resetHref="/reset" signupHref="/signup" onLogin={never} google={text('Google')} />
  )),
  NotFound: feed(anyText, (homeHref) => <NotFound homeHref={homeHref} />),
  OrderPlaced: feed(order, (placed) => <OrderPlaced order={placed} payHref="/pay" ordersHref="/orders" />),
  OrderSummary: feed(remote(order), (given) => <OrderSummary order={given} />),
  OrderTable: feed(
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
  AddPartForm: feed(nothing, () => <AddPartForm onUpload={never} onAdd={never} />),
  AdminOrderTable: feed(
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
  AdminOverview: feed(
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
  Blog: feed(
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
  PartFields: feed(fc.boolean(), (hasStock) => <EmptyPartForm hasStock={hasStock} />),
  PartTable: feed(
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
  PartTile: feed(
    fc.record({ part, look: fc.constantFrom('card' as const, 'shelf' as const, 'row' as const) }),
    (props) => <PartTile {...props} href="/purchase" />,
  ),
  PartsCatalogue: feed(
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
  PortfolioContact: feed(fc.record({ email: anyText, phone: anyText, city: anyText }), (props) => (
    <PortfolioContact {...props} />
  )),
  PortfolioEducation: feed(
    fc.array(fc.record({ from: anyNumber, to: fc.option(anyNumber), degree: anyText }), { maxLength: 5 }),
    (education) => <PortfolioEducation education={education} />,
  ),
  PortfolioHero: feed(fc.record({ statement: anyText, lead: anyText }), (props) => (
    <PortfolioHero {...props} />
  )),
  PortfolioProjects: feed(
    fc.array(
      fc.record({ name: anyText, text: anyText, href: anyText, drawing: fc.constantFrom(...drawingNames) }),
      { maxLength: 5 },
    ),
    (projects) => <PortfolioProjects projects={projects} />,
  ),
  PortfolioSkills: feed(
    fc.array(fc.record({ area: anyText, names: fc.array(anyText, { maxLength: 6 }) }), { maxLength: 5 }),
    (skills) => <PortfolioSkills skills={skills} />,
  ),
  ProfileForm: feed(
    fc.record({ profile: remote(anyOf(User)), photoURL: anyText, isVerified: fc.boolean() }),
    (props) => (
      <ProfileForm {...props} onSave={never} onResendVerification={never} onChangePassword={never} />
    ),
  ),
  ConfirmAction: feed(
    fc.record({ about: fc.option(fc.record({ name: anyText })), title: anyText }),
    (props) => (
      <ConfirmAction {...props} onConfirm={never} onDone={ignore} onClose={ignore}>
        {({ name }) => text(name)}
      </ConfirmAction>
    ),
  ),
  Reservation: feed(order, ({ reservedUntil }) => <Reservation reservedUntil={reservedUntil} />),
  ResetForm: feed(nothing, () => <ResetForm loginHref="/login" onReset={never} />),
  ReviewForm: feed(remote(fc.record({ name: anyText, photoURL: anyText })), (reviewer) => (
    <ReviewForm reviewer={reviewer} onAddReview={never} />
  )),
  ListScreen: feed(
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
  UserTable: feed(
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
  PartsGrid: feed(
    fc.record({
      parts: remote(anyRows(part)),
      allHref: fc.constantFrom(undefined, '/parts'),
      total: fc.option(anyNumber, { nil: undefined }),
    }),
    (props) => <PartsGrid {...props} hrefOf={hrefOf} />,
  ),
  PaymentResult: feed(fc.record({ transactionId: anyText, order, isEarlier: fc.boolean() }), (props) => (
    <PaymentResult {...props} />
  )),
  PurchaseForm: feed(fc.record({ part: remote(part), customer }), (props) => (
    <PurchaseForm {...props} onPlaceOrder={never} />
  )),
  RouteFailure: feed(
    fc.record({ title: anyText, text: anyText, requestId: anyText }, { requiredKeys: [] }),
    (props) => <RouteFailure {...props} onRetry={ignore} />,
  ),
  SectionFrame: feed(
    fc.record({
      id: anyText,
      title: anyText,
      action: anyText.map(text),
      isContinued: fc.boolean(),
      children: anyText.map(text),
    }),
    (props) => <SectionFrame {...props} />,
  ),
  SignupForm: feed(nothing, () => <SignupForm loginHref="/login" onSignup={never} google={text('Google')} />),
  Team: feed(
    fc.array(fc.record({ name: anyText, role: anyText, about: anyText, img: anyText }), { maxLength: 6 }),
    (members) => <Team members={members} />,
  ),
  TestMode: feed(nothing, () => <TestMode />),
  Testimonials: feed(remote(anyRows(anyOf(Review))), (reviews) => <Testimonials reviews={reviews} />),
};

const folders = Object.keys(import.meta.glob('../../ui/sections/*/*.tsx'))
  .map((path) => /sections\/(\w+)\/\1\.tsx$/.exec(path)?.[1])
  .filter((name) => name !== undefined);

const failures: unknown[] = [];
const collect = (event: ErrorEvent | PromiseRejectionEvent) =>
  failures.push('reason' in event ? event.reason : event.message);

class Catch extends Component<{ children: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    failures.push(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

const afterEffects = () => new Promise((resolve) => setTimeout(resolve));

/** The innermost elements that reach over the edge, by the classes that say where they are written. */
function tooWide(place: HTMLElement): string {
  const over = [...place.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > width + 0.5,
  );
  return over
    .filter((element) => !over.some((other) => other !== element && element.contains(other)))
    .map((element) => `${element.tagName} ${element.getAttribute('class')}`)
    .join(', ');
}

/** Shows it at the narrowest width; resolves to what went wrong. */
async function problemsOf(section: ReactElement): Promise<unknown[]> {
  failures.length = 0;
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  flushSync(() => root.render(<Catch>{section}</Catch>));
  await afterEffects();
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) failures.push(`${scrollWidth} px wide: ${tooWide(place)}`);
  root.unmount();
  place.remove();
  return [...failures];
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    failures.push(words.map(String).join(' '));
  });
  window.addEventListener('error', collect);
  window.addEventListener('unhandledrejection', collect);
});

afterEach(() => {
  vi.restoreAllMocks();
  window.removeEventListener('error', collect);
  window.removeEventListener('unhandledrejection', collect);
});

test('every section is fed', () => {
  expect(document.documentElement.clientWidth).toBe(width);
  expect(Object.keys(sections).sort()).toEqual(folders.sort());
});

test.each(Object.entries(sections))(
  `%s shows whatever its props allow in ${width} px (seed ${seed})`,
  async (_name, look) => look(),
);
