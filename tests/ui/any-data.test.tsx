import { addressOf } from '#contract/catalogue/number-key.ts';
import { BulkJob } from '#contract/orders/bulk-jobs.ts';
import { ImportDetails, ImportRun } from '#contract/import/imports.ts';
import fc from 'fast-check';
import { Component, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { conditionKey } from '#contract/fitment/condition-key.ts';
import { Answer, Answers, Statement } from '#contract/fitment/fitment.ts';
import { SavedAddress } from '#contract/accounts/addresses.ts';
import { OldCustomer, OldOrder } from '#contract/accounts/old-shop.ts';
import { Checkout } from '#contract/orders/checkouts.ts';
import { Invoice, PackingSlip } from '#contract/orders/invoices.ts';
import { OrderStats } from '#contract/orders/order-stats.ts';
import { orderStatuses } from '#contract/orders/order-status.ts';
import { OrderMail } from '#contract/orders/order-mails.ts';
import { Order } from '#contract/orders/orders.ts';
import { PartDetails } from '#contract/catalogue/part-details.ts';
import { Part } from '#contract/catalogue/parts.ts';
import { OrderNote } from '#contract/questions.ts';
import { StockHistory as StockHistoryOfPart, StockMovement } from '#contract/catalogue/stock-history.ts';
import { Reference } from '#contract/catalogue/part-number.ts';
import { Relaxations, Suggestions } from '#contract/catalogue/search.ts';
import { Category, CategoryDetails, Spec, SpecFacet } from '#contract/catalogue/specifications.ts';
import { ManagedReview, Review } from '#contract/shop/reviews.ts';
import { SearchReport, Synonyms } from '#contract/catalogue/search.ts';
import { ListedUser, User } from '#contract/accounts/users.ts';
import { Engine, ListedMake, ManagedModel, Vehicle, VehicleReading } from '#contract/fitment/vehicles.ts';
import '#tokens/brands.css.ts';
import '#ui/global.css.ts';
import type { ListPage } from '#ui/list-page.ts';
import type { Remote } from '#ui/remote.ts';
import { CardForm } from '#ui/sections/payments/CardForm/CardForm.tsx';
import { CommandPalette } from '#ui/sections/CommandPalette/CommandPalette.tsx';
import { Addresses } from '#ui/sections/accounts/Addresses/Addresses.tsx';
import { Garage } from '#ui/sections/accounts/Garage/Garage.tsx';
import { OldHistory } from '#ui/sections/accounts/OldShop/OldHistory.tsx';
import { OldOrders } from '#ui/sections/accounts/OldShop/OldOrders.tsx';
import { Hero } from '#ui/sections/shop/Hero/Hero.tsx';
import { ImportFiles } from '#ui/sections/import/ImportFiles/ImportFiles.tsx';
import { ImportPage } from '#ui/sections/import/ImportPage/ImportPage.tsx';
import { Invoices } from '#ui/sections/orders/Invoice/Invoices.tsx';
import { OrderMails } from '#ui/sections/orders/order/OrderMails.tsx';
import { PlacedTogether } from '#ui/sections/orders/order/PlacedTogether.tsx';
import { ShownBasketLine } from '#contract/orders/basket.ts';
import { NumberAnswer } from '#contract/orders/quick-order.ts';
import { Basket, type BasketState } from '#ui/sections/orders/Basket/Basket.tsx';
import { LoginToOrder } from '#ui/sections/orders/Basket/BasketPanel.tsx';
import { ListResult } from '#ui/sections/orders/QuickOrder/ListResult.tsx';
import { CheckoutSummary } from '#ui/sections/orders/CheckoutSummary/CheckoutSummary.tsx';
import { OrderSummary } from '#ui/sections/orders/OrderSummary/OrderSummary.tsx';
import { OrderTable } from '#ui/sections/orders/OrderTable/OrderTable.tsx';
import { PackingSlips } from '#ui/sections/orders/PackingSlips/PackingSlips.tsx';
import { Bench } from '#ui/sections/catalogue/Bench/Bench.tsx';
import { PartsGrid } from '#ui/sections/catalogue/PartsGrid/PartsGrid.tsx';
import { PaidTogether } from '#ui/sections/payments/PaidTogether/PaidTogether.tsx';
import { PaymentResult } from '#ui/sections/payments/PaymentResult/PaymentResult.tsx';
import { PurchaseForm } from '#ui/sections/orders/PurchaseForm/PurchaseForm.tsx';
import { OrderNotes, PartQuestions } from '#ui/sections/Questions/OrderNotes.tsx';
import { Reservation } from '#ui/sections/orders/Reservation/Reservation.tsx';
import { ReviewList } from '#ui/sections/shop/ReviewList/ReviewList.tsx';
import { RouteFailure } from '#ui/sections/RouteFailure/RouteFailure.tsx';
import { Testimonials } from '#ui/sections/shop/Testimonials/Testimonials.tsx';
import { AdminOrderTable } from '#ui/sections/orders/AdminOrderTable/AdminOrderTable.tsx';
import { AdminOverview } from '#ui/sections/shop/AdminOverview/AdminOverview.tsx';
import { PartDetails as PartPage } from '#ui/sections/catalogue/PartDetails/PartDetails.tsx';
import { usePictureUpload } from '#ui/sections/form/use-picture-upload.ts';
import type { PartSource } from '#ui/sections/catalogue/part/part-source.ts';
import { ChangedPartTexts, emptyPart, type PartTexts } from '#ui/sections/catalogue/part/part-values.ts';
import { usePartForm } from '#ui/sections/catalogue/part/use-part-form.ts';
import { fitmentTextOf, type FitmentText } from '#ui/sections/catalogue/part/fitment-texts.ts';
import { PartExtras } from '#ui/sections/catalogue/PartExtras/PartExtras.tsx';
import { PartVehicles } from '#ui/sections/catalogue/PartVehicles/PartVehicles.tsx';
import { PartNotSold } from '#ui/sections/catalogue/PartDetails/PartNotSold.tsx';
import { PartTable } from '#ui/sections/catalogue/PartTable/PartTable.tsx';
import { CategoryCatalogue } from '#ui/sections/catalogue/PartsCatalogue/CategoryCatalogue.tsx';
import { PartsCatalogue } from '#ui/sections/catalogue/PartsCatalogue/PartsCatalogue.tsx';
import { suggestedReading } from '#ui/sections/catalogue/PartSearch/suggested-reading.tsx';
import { groupsOf } from '#ui/sections/catalogue/PartSearch/suggestion-groups.tsx';
import { SuggestionList } from '#ui/sections/catalogue/PartSearch/SuggestionList.tsx';
import { ProfileForm } from '#ui/sections/accounts/ProfileForm/ProfileForm.tsx';
import { ConfirmAction } from '#ui/sections/ConfirmAction/ConfirmAction.tsx';
import { ReviewForm } from '#ui/sections/shop/ReviewForm/ReviewForm.tsx';
import { SearchDesk } from '#ui/sections/catalogue/SearchDesk/SearchDesk.tsx';
import { StockHistory } from '#ui/sections/catalogue/StockHistory/StockHistory.tsx';
import { TextPage } from '#ui/sections/shop/TextPage/TextPage.tsx';
import { UserTable } from '#ui/sections/accounts/UserTable/UserTable.tsx';
import { VehicleModels } from '#ui/sections/fitment/VehicleModels/VehicleModels.tsx';
import { VehicleBar } from '#ui/sections/fitment/VehicleBar/VehicleBar.tsx';
import { VehiclePage } from '#ui/sections/fitment/VehiclePicker/VehiclePage.tsx';
import { VehiclePicker } from '#ui/sections/fitment/VehiclePicker/VehiclePicker.tsx';
import { anyNumber, anyOf, anyRows, anyText } from './arbitraries.ts';

/** Generates the same data in every run. */
const seed = 1992;
const runs = 25;
const width = 320;

const ignore = () => undefined;
const never = () => new Promise<never>(ignore);
/** A stock has at most seven digits, and is never below 0. */
const stockOf = (count: number) => Math.abs(count % 1e6) || 0;
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
const savedAddress = anyOf(SavedAddress);
const customer = fc.record({ name: anyText, email: anyText, phone: anyText });

/** A page of a list with any total. */
const page = <Row extends { _id: string }>(row: fc.Arbitrary<Row>): fc.Arbitrary<ListPage<Row>> =>
  fc.record({ rows: anyRows(row), total: anyNumber, isCapped: fc.boolean() });

const pages = { page: anyNumber, pageSize: anyNumber, onPageChange: ignore };

const density = fc.record({ value: word('comfortable', 'compact'), onChange: fc.constant(ignore) });
const stockStates = ['in', 'low', 'out'] as const;
const counts = <Name extends string>(names: readonly Name[]) =>
  // `Object.fromEntries` loses the keys in its type.
  fc.record(Object.fromEntries(names.map((name) => [name, anyNumber]))) as fc.Arbitrary<Record<Name, number>>;

/** The parts of a query that all lists have. */
const query = { search: anyText, page: anyNumber };

const optional = <const Word extends string>(...words: Word[]) =>
  fc.option(word(...words), { nil: undefined });
const amount = fc.option(anyNumber, { nil: undefined });

const { days, lowStock } = OrderStats.shape;
const tallies = anyOf(OrderStats.shape.byStatus);

const orderFilters = { status: optional(...orderStatuses), sort: optional('createdAt', '-totalPrice') };
const optionalText = fc.option(anyText, { nil: undefined });

/** The props that all lists have. */
const listOf = <Row extends { _id: string }, Query>(row: fc.Arbitrary<Row>, asked: fc.Arbitrary<Query>) => ({
  list: remote(page(row)),
  query: asked,
  onQueryChange: ignore,
  pageSize: anyNumber,
  unread: fc.array(
    fc.record({
      name: anyText,
      text: anyText,
      instead: word('nothing', 'firstPage', 'usualOrder', 'usualSize'),
    }),
    { maxLength: 3 },
  ),
  isRefreshing: fc.boolean(),
});

const commands = (kind: string) =>
  fc
    .array(anyText, { maxLength: 4 })
    .map((labels) =>
      labels.map((label, index) => ({ id: `${kind}-${index}`, label, icon: 'search' as const })),
    );

const partLinks = {
  similar: remote(anyRows(part)),
  partsHref: '/parts',
  hrefOf,
  partHrefOf: ({ number }: { number: string }) => `/part/${number}`,
};

const optionally = <Value extends object>(shape: { [Key in keyof Value]: fc.Arbitrary<Value[Key]> }) =>
  fc.option(fc.record(shape), { nil: undefined });

const fitQuestions = fc
  .tuple(fc.uniqueArray(anyOf(Answer), { selector: conditionKey, maxLength: 6 }), fc.nat(6))
  .map(([all, count]) => ({ answered: all.slice(0, count), open: all.slice(count) }));

const bySlug = <Row extends { slug: string }>(row: fc.Arbitrary<Row>) =>
  fc.uniqueArray(row, { selector: ({ slug }) => slug, maxLength: 8 });

const catalogue = {
  ...listOf(
    part,
    fc.record({
      ...query,
      sort: optional('name', '-price'),
      stock: fc.subarray([...stockStates]),
      minPrice: amount,
      maxPrice: amount,
      need: amount,
      brand: optionalText,
      specs: optional('axle:front|rear,diameter:280..312', 'constructor:yes,width:..-0.5'),
      view: optional('list'),
    }),
  ),
  list: remote(
    fc.record({
      ...{ rows: anyRows(part), total: anyNumber, isCapped: fc.boolean() },
      reading: optionally({
        rest: anyText,
        corrected: optionalText,
        vehicle: optionally({ slug: anyText, name: anyText }),
        leftOut: fc.option(fc.array(anyText, { minLength: 1, maxLength: 8 }), { nil: undefined }),
        within: fc.option(anyText, { nil: undefined }),
        models: optionally({
          year: fc.option(fc.integer({ min: 1900, max: 2100 })),
          choices: fc.uniqueArray(
            fc.record({
              slug: anyText,
              name: anyText,
              fromYear: fc.nat(),
              toYear: fc.nat(),
              parts: fc.nat(),
            }),
            { maxLength: 6, selector: ({ slug }) => slug },
          ),
          more: fc.nat({ max: 4000 }),
        }),
      }),
    }),
  ),
  fewer: remote(
    fc.option(
      fc.record({
        ...{ without: anyOf(Relaxations.shape.without), rarestWord: fc.constant(null) },
        withoutWord: anyOf(Relaxations.shape.withoutWord),
        otherYears: fc.option(fc.record({ model: anyText, href: fc.constant('/vehicle') })),
      }),
    ),
  ),
  counts: fc.option(counts(stockStates)),
  categories: remote(bySlug(anyOf(Category))),
  categoryHref: (slug: string | null) => `/parts/${slug}`,
  hrefOf,
  partHrefOf: partLinks.partHrefOf,
  contactHref: '/#contact',
  vehiclesHref: (words: string) => `/vehicle?words=${words}`,
  hrefWith: ({ page }: { page?: number | undefined }) => `?page=${page}`,
};

const vehicle = anyOf(Vehicle);
// Of years that a car can be of, as in the database.
const modelYear = fc.integer({ min: 1886, max: 2100 });
const years = { fromYear: modelYear, toYear: modelYear };
const model = fc.record({ slug: anyText, name: anyText, ...years, engines: bySlug(anyOf(Engine)) });
const listedModel = fc.record({ slug: anyText, name: anyText, from: modelYear, to: modelYear });
const vehicleChoice = fc.record({
  ...{ words: anyText, make: anyText, model: anyText, engine: anyText },
  year: modelYear.map(String),
});
const vehicleData = fc.record({
  makes: remote(bySlug(anyOf(ListedMake))),
  make: remote(fc.record({ slug: anyText, name: anyText, models: bySlug(listedModel) })),
  model: remote(model.map((one) => ({ ...one, make: one.name, makeSlug: one.slug }))),
  reading: remote(anyOf(VehicleReading)),
});
const savedVehicles = fc.uniqueArray(fc.record({ vehicle, label: anyText }), {
  selector: ({ vehicle: { slug } }) => slug,
  maxLength: 5,
});

const facet = anyOf(SpecFacet).map(({ values, sizes, ...rest }) => ({
  ...rest,
  ...(sizes && { sizes: [...new Map(sizes.map((one) => [one.value, one])).values()] }),
  // Each value once, as in the database.
  ...(values && { values: [...new Map(values.map((one) => [one.value, one])).values()] }),
}));

const facets = remote(fc.uniqueArray(facet, { selector: ({ spec }) => spec, maxLength: 14 }));

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

const spec = anyOf(Spec).map((one) => ({
  ...one,
  // Each once, and none without a slug, as in the database.
  choices: [...new Map(one.choices.map((choice) => [choice.slug, choice])).values()].filter(
    ({ slug }) => slug,
  ),
}));

const uniqueWords = <Row extends { words: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.words, row])).values(),
];

const uniqueBy = <Row,>(rows: readonly Row[], key: (row: Row) => unknown): Row[] => [
  ...new Map(rows.map((row) => [key(row), row])).values(),
];

/** As the server returns it: no kind of fault, sentence or saved columns twice, and no empty id. */
const uniqueLists = (run: ImportDetails): ImportDetails => ({
  ...run,
  faults: uniqueBy(run.faults, ({ kind }) => kind),
  saved: uniqueBy(run.saved, ({ _id }) => _id).filter(({ _id }) => _id !== ''),
  notes: uniqueBy(run.notes, (text) => text),
  kept: uniqueBy(run.kept, (text) => text),
});

/** The further fields of the form for a part. */
function ExtrasForm({ texts, source }: { texts: PartTexts; source: PartSource }) {
  const form = usePartForm(ChangedPartTexts, texts);
  return <PartExtras form={form} source={source} upload={usePictureUpload(never)} hasSuccessor />;
}

/** The vehicles of a part in its form. */
function VehiclesForm({ fitments, stated }: { fitments: FitmentText[]; stated: Statement[] }) {
  const form = usePartForm(ChangedPartTexts, { ...emptyPart, fitments });
  return (
    <PartVehicles
      form={form}
      makes={[]}
      stated={stated}
      source={{ fitmentsOf: never, make: never, model: never }}
    />
  );
}

/** The sections that show data of the API or of a user. Stories show the others with long texts. */
const sections: Record<string, SectionCheck> = {
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
  Addresses: check(Addresses, {
    addresses: remote(anyRows(savedAddress)),
    customerName: anyText,
    onSave: never,
    onMakeDefault: ignore,
    onDelete: ignore,
  }),
  Garage: check(Garage, {
    vehicles: remote(
      savedVehicles.chain((rows) =>
        fc.record({ parts: amount }).map(({ parts }) => rows.map((row) => ({ ...row, parts }))),
      ),
    ),
    inUse: anyText,
    partsHrefOf: ({ slug }: { slug: string }) => `/parts?vehicle=${slug}`,
    onAdd: ignore,
    onUse: ignore,
    onLabel: ignore,
    onDelete: ignore,
  }),
  Hero: check(Hero, { featured: remote(fc.option(part)), partHrefOf: hrefOf, question: null }),
  Invoices: check(Invoices, {
    invoices: remote(fc.array(anyOf(Invoice), { maxLength: 2 })),
    backHref: '/orders',
  }),
  PackingSlips: check(PackingSlips, {
    slips: remote(fc.record({ slips: anyRows(anyOf(PackingSlip)), contact: fc.option(anyText) })),
    orderCount: anyNumber,
    backHref: '/orders',
  }),
  OrderSummary: check(OrderSummary, { order: remote(order) }),
  Basket: check(Basket, {
    basket: remote(
      fc.uniqueArray(
        fc.record({
          key: fc.uuid(),
          line: fc
            .record({ shown: anyOf(ShownBasketLine), orderAnyway: fc.boolean() })
            .map(({ shown, orderAnyway }) => ({
              ...shown,
              quantity: Math.abs(shown.quantity) || 1,
              orderAnyway,
            })),
          isRemoved: fc.boolean(),
          refusal: fc.option(anyText),
        }),
        { maxLength: 4, selector: ({ key }) => key },
      ),
    ),
    partsHref: '/parts',
    quickOrderHref: '/quick-order',
    partHrefOf: hrefOf,
    focused: null,
    tellMe: () => ({ recipient: { email: 'mara@norholt.test' }, onAsk: never }),
    ...{
      onQuantityChange: ignore,
      onRemove: ignore,
      onUndo: ignore,
      onReplace: ignore,
      onOrderAnywayChange: ignore,
    },
    children: (state: BasketState) => <LoginToOrder state={state} loginHref="/login" />,
  }),
  ListResult: check(ListResult, {
    lines: fc.uniqueArray(
      fc.record({
        ...{ line: fc.nat(), number: anyText, quantity: fc.option(anyNumber) },
        // A part is a choice once.
        answer: anyOf(NumberAnswer).map((one) =>
          'choices' in one ? { ...one, choices: uniqueBy(one.choices, ({ _id }) => _id) } : one,
        ),
      }),
      { maxLength: 6, selector: ({ line }) => line },
    ),
    partHrefOf: hrefOf,
    tellMe: () => ({ recipient: { email: 'mara@norholt.test' }, onAsk: never }),
    ...{ onAdd: () => true, onDownload: ignore, onAdded: ignore, onStartAgain: ignore },
  }),
  PlacedTogether: check(PlacedTogether, {
    checkout: remote(
      fc.tuple(anyOf(Checkout), anyRows(order, 4)).map(([checkout, orders]) => ({ ...checkout, orders })),
    ),
    current: anyText,
    invoicesHref: '/invoice',
  }),
  CheckoutSummary: check(CheckoutSummary, { orders: remote(anyRows(order, 4)) }),
  PaidTogether: check(PaidTogether, {
    transactionId: fc.string(),
    orders: anyRows(order, 4),
    ordersHref: '/orders',
    isEarlier: fc.boolean(),
  }),
  OrderTable: check(OrderTable, {
    ...listOf(order, fc.record({ ...query, ...orderFilters })),
    counts: fc.option(counts(['all', ...orderStatuses])),
    payHref: hrefOf,
    payTogetherHref: (id) => `/payment/together/${id}`,
    shopHref: '/#parts',
    onCancel: never,
    onBuyAgain: () => new Promise<void>(ignore),
    details: { order: null, buyAgain: { status: 'unknown' }, onOpen: ignore },
  }),
  AdminOrderTable: check(AdminOrderTable, {
    ...listOf(order, fc.record({ ...query, ...orderFilters })),
    tallies: remote(tallies),
    density,
    decisions: { onConfirm: never, onConfirmTogether: never, onChangeShipment: never, onDelete: never },
    customerHref: hrefOf,
    jobs: anyRows(anyOf(BulkJob).map((job) => ({ ...job, receivedAt: 0 }))).map((shown) => ({
      ...{ shown, findAll: never, onStart: never },
      ...{ onChange: never, onRemove: never, findSkipped: never },
    })),
    documents: { payHref: hrefOf },
    partsHref: '/parts',
  }),
  OrderNotes: check(OrderNotes, {
    notes: remote(anyRows(anyOf(OrderNote))),
    subject: anyText,
    onAdd: never,
  }),
  StockHistory: check(StockHistory, {
    history: remote(
      fc.tuple(anyOf(StockHistoryOfPart), anyRows(anyOf(StockMovement))).map(([history, movements]) => ({
        ...history,
        lowBelow: stockOf(history.lowBelow),
        days: history.days.map(({ day, stock }) => ({ day, stock: stockOf(stock) })),
        // A stock has at most seven digits, and the number of an order six characters.
        movements: movements.map((one) => ({
          ...{ ...one, change: one.change % 1e6, stock: one.stock % 1e6 },
          order: one.order && { ...one.order, number: 'A8299A' },
        })),
      })),
    ),
    ...{ page: fc.constantFrom(1, 2), pageSize: 25, orderHref: hrefOf },
    ...{ onPageChange: ignore, onChange: never, onExport: never },
  }),
  PartQuestions: check(PartQuestions, { questions: remote(anyRows(anyOf(OrderNote))), subject: anyText }),
  TextPage: check(TextPage, {
    title: anyText,
    text: remote(
      fc.array(
        fc.oneof(
          fc.record({
            kind: word('heading'),
            level: fc.constantFrom(2 as const, 3 as const),
            content: fc.array(anyText),
          }),
          fc.record({ kind: word('paragraph'), content: fc.array(anyText) }),
          fc.record({ kind: word('list'), isOrdered: fc.boolean(), items: fc.array(fc.array(anyText)) }),
        ),
      ),
    ),
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
  PartDetails: check(PartPage, {
    ...partLinks,
    part: remote(anyOf(PartDetails)),
    vehicle: fc.option(anyOf(Vehicle)),
    answers: fc.record({
      given: anyOf(Answers),
      onAnswer: fc.constant(ignore),
      onMonth: fc.constant(ignore),
    }),
    vehicleHref: '/vehicle',
    fittingHrefOf: (slug: string) => `/parts/${slug}`,
    categoryHrefOf: (slug: string) => `/parts/${slug}`,
  }),
  PartExtras: check(ExtrasForm, {
    source: fc.record({
      hasName: fc.constant(never),
      categories: bySlug(anyOf(Category)).map((found) => () => Promise.resolve(found)),
      specsOf: bySlug(spec).map((found) => () => Promise.resolve(found)),
      makes: fc.constant(never),
      make: fc.constant(never),
      model: fc.constant(never),
      fitmentsOf: fc.constant(never),
    }),
    texts: fc
      .record({
        category: anyText,
        references: fc.array(anyOf(Reference), { maxLength: 4 }),
        specifications: bySlug(spec).map((specs) => specs.map((spec) => ({ spec, text: spec.name }))),
      })
      .map((texts) => ({ ...emptyPart, ...texts })),
  }),
  PartVehicles: check(VehiclesForm, {
    fitments: fc.array(anyOf(Statement).map(fitmentTextOf), { maxLength: 6 }),
    stated: fc.array(anyOf(Statement), { maxLength: 6 }),
  }),
  PartNotSold: check(PartNotSold, { ...partLinks, part, successor: fc.option(part) }),
  PartTable: check(PartTable, {
    ...listOf(
      part,
      fc.record({
        ...query,
        state: optional('draft', 'discontinued'),
        stock: optional('low', 'out'),
        sort: optional('name', '-price'),
      }),
    ),
    counts: fc.option(counts(['all', 'low', 'out'])),
    density,
    addHref: '/add',
    hrefOf: ({ number }: { number: string }) => `/part/${number}`,
    source: {
      hasName: never,
      categories: never,
      specsOf: never,
      makes: never,
      make: never,
      model: never,
      fitmentsOf: never,
      open: never,
    },
    onChange: never,
    onUpload: never,
    onDelete: never,
  }),
  PartsCatalogue: check(PartsCatalogue, catalogue),
  Suggestions: check(SuggestionsFor, {
    found: anyOf(Suggestions),
    text: anyText,
    mine: fc.option(anyOf(Vehicle)),
  }),
  Bench: check(Bench, {
    facets,
    category: fc.option(anyOf(CategoryDetails), { nil: undefined }),
    found: fc.option(fc.nat(), { nil: undefined }),
    among: fc.option(fc.nat(), { nil: undefined }),
    specs: optional('axle:front|rear,diameter:280..312', 'constructor:yes,width:..-0.5'),
    filters: fc.array(fc.record({ id: anyText, words: anyText, without: fc.constant({}) }), { maxLength: 3 }),
    allHref: '/parts/brake-discs',
    onChange: ignore,
  }),
  CategoryCatalogue: check(CategoryCatalogue, {
    ...catalogue,
    slug: anyText,
    details: remote(fc.option(anyOf(CategoryDetails))),
    facets,
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
    children: ({ name }: { name: string }) => <p>{name}</p>,
  }),
  Reservation: check(Reservation, { reservedUntil: order.map(({ reservedUntil }) => reservedUntil) }),
  ReviewForm: check(ReviewForm, {
    reviewer: remote(fc.record({ name: anyText, photoURL: anyText })),
    onAddReview: never,
  }),
  VehicleBar: check(VehicleBar, {
    vehicle: fc.option(vehicle),
    isMine: fc.boolean(),
    isFiltered: fc.boolean(),
    fitting: { href: '/parts?vehicle=a', count: 12 },
    all: { href: '/parts', count: null },
  }),
  VehiclePage: check(VehiclePage, {
    choice: vehicleChoice,
    data: vehicleData,
    showsMissing: fc.boolean(),
    onChange: ignore,
    onMissing: ignore,
    partsOf: ignore,
    partsHrefOf: ({ slug }: { slug: string }) => `/parts?vehicle=${slug}`,
    onChoose: ignore,
  }),
  VehiclePicker: check(VehiclePicker, {
    isOpen: true,
    choice: vehicleChoice,
    data: vehicleData,
    onChoose: ignore,
    saved: savedVehicles,
    countParts: never,
    onUse: ignore,
    onUseNone: ignore,
    onClose: ignore,
  }),
  UserTable: check(UserTable, {
    ...listOf(
      anyOf(ListedUser),
      fc.record({ ...query, role: optional('admin', 'customer'), sort: optional('name', '-email') }),
    ),
    counts: fc.option(counts(['all', 'admin', 'customer'])),
    density,
    ordersHref: hrefOf,
    onMakeAdmin: never,
    onChange: never,
    historyOf: ignore,
  }),
  OldOrders: check(OldOrders, {
    orders: fc.oneof(
      page(anyOf(OldOrder)).map((value) => ({ status: 'ready' as const, value })),
      fc.constantFrom({ status: 'unverified' as const }, { status: 'error' as const, onRetry: ignore }),
    ),
    ...pages,
  }),
  OldHistory: check(OldHistory, {
    customer: remote(fc.option(anyOf(OldCustomer))),
    orders: remote(page(anyOf(OldOrder))),
    isVerified: fc.boolean(),
    ...pages,
  }),
  ReviewList: check(ReviewList, {
    ...listOf(anyOf(ManagedReview), fc.record({ page: query.page, state: optional('shown', 'hidden') })),
    counts: fc.option(counts(['all', 'shown', 'hidden'])),
    onHide: never,
  }),
  PartsGrid: check(PartsGrid, {
    parts: remote(anyRows(part)),
    allHref: fc.constantFrom(undefined, '/parts'),
    total: fc.option(anyNumber, { nil: undefined }),
    hrefOf,
    partHrefOf: partLinks.partHrefOf,
    contactHref: '/#contact',
  }),
  PaymentResult: check(PaymentResult, { transactionId: anyText, order, isEarlier: fc.boolean() }),
  PurchaseForm: check(PurchaseForm, {
    part: remote(part),
    fit: fc.oneof(
      fc.constantFrom('loading' as const, undefined),
      fc.record({
        vehicle: anyText,
        kind: word('fits', 'fitsIf', 'doesNotFit', 'notKnown'),
        title: anyText,
        evidence: fc.array(anyText, { maxLength: 4 }),
        questions: fc.option(fitQuestions),
      }),
    ),
    customer,
    addresses: fc.option(fc.record({ addresses: anyRows(savedAddress), hasOrdered: fc.boolean() }), {
      nil: undefined,
    }),
    again: fc.option(
      fc.oneof(
        order.map((repeated) => ({ status: 'found' as const, order: repeated })),
        fc.record({ status: word('unknown', 'failed') }),
      ),
      { nil: undefined },
    ),
    onPlaceOrder: never,
  }),
  RouteFailure: check(RouteFailure, {
    title: optionalText,
    text: optionalText,
    requestId: optionalText,
    onRetry: ignore,
  }),
  SearchDesk: check(SearchDesk, {
    report: remote(
      anyOf(SearchReport).map((report) => ({
        ...report,
        frequent: uniqueWords(report.frequent),
        withoutResult: uniqueWords(report.withoutResult),
      })),
    ),
    synonyms: remote(anyOf(Synonyms)),
    hrefOf: (words: string) => `/parts?search=${words}`,
    onSave: never,
  }),
  ImportFiles: check(ImportFiles, {
    runs: remote(anyRows(anyOf(ImportRun))),
    hrefOf: ({ _id }: { _id: string }) => `/import/${_id}`,
    onFindKept: never,
    onChoose: never,
    onTemplate: ignore,
    onExport: never,
    onUndo: never,
    onRemove: never,
  }),
  ImportPage: check(ImportPage, {
    run: remote(anyOf(ImportDetails).map(uniqueLists)),
    upload: null,
    source: { onRows: never, onMatches: never, onFind: never },
    actions: {
      ...{ onSend: ignore, onStop: ignore, onGoOn: ignore },
      ...{
        onChange: never,
        onCheck: never,
        onStep: never,
        onCorrect: never,
        onMatch: never,
        onExport: never,
      },
    },
    partHref: (address: string) => `/part/${address}`,
    listHref: '/import',
    draftsHref: '/parts?state=draft',
  }),
  OrderMails: check(OrderMails, {
    mails: remote(fc.record({ mails: anyRows(anyOf(OrderMail)), sendsLeft: anyNumber })),
    onSend: never,
  }),
  VehicleModels: check(VehicleModels, {
    list: remote(fc.record({ rows: bySlug(anyOf(ManagedModel)), total: anyNumber })),
    query: fc.record(query),
    onQueryChange: ignore,
    pageSize: anyNumber,
    makes: fc.constant([]),
    onOpen: never,
    onAdd: never,
    onChange: never,
    onDelete: never,
  }),
  Testimonials: check(Testimonials, { reviews: remote(anyRows(anyOf(Review))) }),
};

/** The sections whose data the API returns. */
const remoteSections = Object.entries<string>(
  import.meta.glob('../../ui/sections/**/*.tsx', { query: '?raw', import: 'default', eager: true }),
)
  .filter(([, source]) => source.includes(' Remote<'))
  .flatMap(([path]) => /\/(\w+)\/\1\.tsx$/.exec(path)?.[1] ?? []);

function SuggestionsFor({ found, text, mine }: { found: Suggestions; text: string; mine: Vehicle | null }) {
  const hrefs = { part: addressOf, category: String, vehicle: () => '/vehicle', search: String };
  const groups = groupsOf({ found, text, hrefs });
  return (
    <SuggestionList
      id="list"
      reading={suggestedReading({ found, text, mine, hrefs })}
      groups={groups}
      text={text}
      searchHref="/parts"
      active={null}
      onOpen={ignore}
    />
  );
}

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

test('every section with data of the API has a check', () => {
  expect(document.documentElement.clientWidth).toBe(width);
  expect(Object.keys(sections)).toEqual(expect.arrayContaining(remoteSections));
});

test.each(Object.entries(sections))(
  `%s renders any data in ${width} px without errors (seed ${seed})`,
  async (_name, run) => run(),
);
