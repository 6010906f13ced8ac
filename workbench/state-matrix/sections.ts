import type { PageName, State } from '../pages/pages.ts';

/** The export of one of the section's stories, the story of a page, or the reason why there is none. */
export type SectionEntry = string | { page: PageName; state: State } | { absent: string };

type Entries<Name extends State> = Readonly<Record<Name, SectionEntry>>;
type SectionEntries = Entries<State>;

const absent = (reason: string) => ({ absent: reason });
const on = (page: PageName, state: State) => ({ page, state });

const ofGuard = absent('A section does not depend on the user. The guard of its page does.');
const userStates = { SignedOut: ofGuard, WrongRole: ofGuard };

const oneItem = absent('It shows one item and no list.');
const noList = absent('It contains no list.');

/** A list from the API. A page shows it offline and slow, because its error text says so. */
const list = (page: PageName, entries: Partial<SectionEntries> = {}): SectionEntries => ({
  Loading: 'Loading',
  Empty: 'Empty',
  One: 'OneRow',
  Many: 'ManyRows',
  Long: 'LongContent',
  Failed: 'Failed',
  Offline: on(page, 'Offline'),
  Slow: on(page, 'Slow'),
  ...userStates,
  ...entries,
});

/** One item from the API. */
const item = (page: PageName, entries: Partial<SectionEntries> = {}): SectionEntries =>
  list(page, { One: 'Default', Many: oneItem, ...entries });

/** What a user fills in and sends, or presses. */
const form = (entries: Partial<SectionEntries> & Entries<'Long' | 'Offline' | 'Slow'>): SectionEntries => ({
  Loading: 'Pending',
  Empty: 'Default',
  One: noList,
  Many: noList,
  Failed: 'Failed',
  ...userStates,
  ...entries,
});

/** A form of the log-in pages or of a new part, which the page shows offline and slow. */
const formOf = (page: PageName, long: SectionEntry): SectionEntries =>
  form({ Long: long, Offline: on(page, 'Offline'), Slow: on(page, 'Slow') });

const propsOnly = absent('Its page passes everything that it shows. It requests nothing.');

/** What shows only its props. */
const props = (entries: Partial<SectionEntries> & Entries<'Empty' | 'Long'>): SectionEntries => ({
  Loading: propsOnly,
  One: oneOrMore,
  Many: 'Default',
  Failed: propsOnly,
  Offline: propsOnly,
  Slow: propsOnly,
  ...userStates,
  ...entries,
});

/** Props of one item. */
const itemProps = (entries: Partial<SectionEntries> & Entries<'Empty' | 'Long'>): SectionEntries =>
  props({ One: 'Default', Many: oneItem, ...entries });

const oneOrMore = absent('One item looks like several.');
const ownText = absent('Its text is always the same.');
const alwaysOne = absent('There is always exactly one.');
const nothingAsked = absent('It shows nothing until it asks.');
const neverEmpty = absent('It always has something to show.');
const sentByForm = absent('The form around it sends its values.');
const sendsNothing = absent('It sends nothing, and says so.');

/** Every section of the design system with the story of each state. */
export const sections = {
  AddPartForm: formOf('addProduct', 'LongContent'),
  AdminOrderTable: list('adminOrders'),
  AdminOverview: list('adminDashboard', { One: 'FewOrders', Many: 'Default', Long: 'Extremes' }),
  AuthForm: formOf('login', 'LongWordsOnNarrow'),
  Blog: props({ Empty: 'Empty', One: 'OneArticle', Long: 'LongWordsOnNarrow' }),
  BusinessSummary: props({ Empty: 'NoYears', One: 'OneYear', Long: ownText }),
  CardForm: form({
    Loading: 'Preparing',
    Long: 'LongContent',
    Failed: 'Declined',
    Offline: 'CannotBeShown',
    Slow: absent('The card provider loads its own script, with a timeout of its own.'),
  }),
  CommandPalette: props({ Empty: 'NothingFound', Long: ownText }),
  ContactForm: form({
    Loading: sendsNothing,
    Long: sendsNothing,
    Failed: sendsNothing,
    Offline: sendsNothing,
    Slow: sendsNothing,
  }),
  Hero: item('home', { Long: 'LongNameAndPrice' }),
  UnsavedChangesDialog: itemProps({ Empty: nothingAsked, One: 'Asked', Long: ownText }),
  ListScreen: list('adminUsers', {
    Loading: on('adminUsers', 'Loading'),
    Empty: on('adminUsers', 'Empty'),
    One: on('adminUsers', 'One'),
    Many: 'Default',
    Long: 'RightToLeft',
    Failed: on('adminUsers', 'Failed'),
  }),
  LoginForm: formOf('login', on('login', 'Long')),
  NotFound: itemProps({ Empty: 'Default', One: alwaysOne, Long: ownText }),
  OrderPlaced: itemProps({ Empty: neverEmpty, Long: 'LongContent' }),
  OrderSummary: item('payment', { Empty: on('payment', 'Empty') }),
  OrderTable: list('myOrders'),
  PartFields: form({
    Loading: sentByForm,
    Empty: 'NewPart',
    Long: 'LongTextOnNarrow',
    Failed: sentByForm,
    Offline: sentByForm,
    Slow: sentByForm,
  }),
  PartTable: list('manageProducts'),
  PartTile: list('parts', { One: 'Card', Many: 'States', Long: 'HardContent' }),
  PartsCatalogue: list('parts', { One: 'OnePart', Many: 'Default', Long: 'LongNames' }),
  PartsGrid: list('home', { One: 'OnePart', Many: 'Default' }),
  PaymentResult: itemProps({ Empty: neverEmpty, Long: 'LongContent' }),
  Portfolio: props({ Empty: 'Empty', One: 'FewFacts', Long: 'LongContentOnNarrow' }),
  ProfileForm: item('myProfile'),
  PurchaseForm: item('purchase', { Empty: 'Unknown' }),
  ConfirmAction: form({
    Loading: 'Locked',
    Empty: nothingAsked,
    Long: 'LongName',
    Failed: 'Refused',
    Offline: 'Refused',
    Slow: 'Refused',
  }),
  Reservation: itemProps({ Empty: 'Over', Long: ownText }),
  ResetForm: form({
    Long: 'LongAddress',
    Failed: 'Refused',
    Offline: on('reset', 'Offline'),
    Slow: absent('Firebase sends the mail, with a timeout of its own.'),
  }),
  ReviewForm: item('addReview', { Long: 'LongName' }),
  RouteFailure: form({
    Loading: absent('It requests nothing. It replaces a page that failed.'),
    Empty: neverEmpty,
    Long: 'LongWordsOnNarrow',
    Failed: 'Default',
    Offline: absent('Its props say what failed.'),
    Slow: on('login', 'Slow'),
  }),
  SignupForm: formOf('signup', on('signup', 'Long')),
  Team: props({ Empty: neverEmpty, Long: 'LongWords' }),
  TestMode: props({ Empty: neverEmpty, One: 'Default', Many: 'Open', Long: ownText }),
  Testimonials: list('home', { One: 'One', Many: 'Many', Long: 'HardContent' }),
  UserTable: list('adminUsers'),
} as const satisfies Readonly<Record<string, SectionEntries>>;
