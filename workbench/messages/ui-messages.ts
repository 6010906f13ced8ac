import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** What a story of the design system says, and what brings it there. */
interface Saying {
  cause: string;
  says: readonly string[];
}

/** By the title of the stories and the name of one. */
type Sayings = Readonly<Record<string, Readonly<Record<string, Saying>>>>;

const refused = (call: string, ...says: string[]): Saying => ({ cause: `${call} is refused`, says });
const awaited = (call: string, ...says: string[]): Saying => ({
  cause: `${call} is not answered yet`,
  says,
});
const because = (cause: string, ...says: string[]): Saying => ({ cause, says });

/** Every message that the design system has in words of its own, by a story that comes to say it. */
export const uiMessages: Sayings = {
  'Components/BulkBar': {
    Default: because('Rows of a table are selected', '3 orders selected'),
  },
  'Components/CopyText': {
    Default: because('A text is copied', 'Copied transaction id'),
    Refused: because('The browser refuses the clipboard', 'Could not copy transaction id'),
  },
  'Components/FileDrop': {
    Chosen: because('A file is chosen', 'Sending gear.png'),
    Added: because('The file has arrived', 'timing-gear-48t.webp is added'),
    WrongType: because(
      'The file is of another type',
      'drawing.pdf cannot be used. Choose PNG, JPEG, WebP or AVIF.',
    ),
    TooLarge: because('The file is too large', 'gear.png is larger than 5 MB. Choose a smaller file.'),
    EmptyFile: because('The file has no bytes', 'gear.png is empty. Choose another file.'),
    PastedText: because(
      'A picture is pasted out of a page',
      'That is not a file. Save it first, then choose it here.',
    ),
    SmallPicture: because(
      'The picture is smaller than recommended',
      'This picture is 200 × 400 pixels and will look blurred on large screens. Use 1200 × 900 or larger.',
    ),
    SeveralFiles: because('Several files are dropped', 'One file at a time: those are 3.'),
  },
  'Components/MailboxNotice': {
    Default: because(
      'The shop runs on one’s own machine',
      'This shop runs on your machine and sends no mail. Open the local mailbox',
    ),
  },
  'Components/OfflineNotice': {
    Default: because(
      'The browser has no network',
      'You are offline. You can keep reading, but you cannot send anything until you are back online.',
    ),
  },
  'Components/QuantityStepper': {
    Default: because('The quantity can be ordered', '480 in stock'),
    StillTyping: because(
      'What is typed so far is below the smallest order',
      '99 more to reach the minimum of 100',
    ),
    Fraction: because('The quantity is no whole number', 'Only whole numbers can be ordered'),
    StockBelowMinimum: because(
      'Fewer are left than the smallest order',
      'Only 6 in stock, fewer than the minimum of 8',
    ),
    OutOfStock: because('None is left', 'Out of stock'),
  },
  'Sections/AddPartForm': {
    WaitsForPicture: because(
      'The form is sent while its picture is on its way',
      'The product is added as soon as its picture has uploaded.',
    ),
    PictureFailed: because(
      'The form is sent, and its picture was refused',
      'The picture was not sent. Try again, or choose another.',
    ),
    UploadBreaks: because(
      'Sending the picture fails without an answer',
      'The picture could not be sent. Try again.',
    ),
    NumbersThatAreNone: because(
      'What is typed is no number',
      'Enter a whole number, such as 480',
      'Enter a whole number, such as 10',
      'Enter an amount with two decimals at most, such as 54.00',
    ),
    Failed: refused('POST /post-part', 'The picture and what you typed are kept.'),
  },
  'Sections/AdminOrderTable': {
    DeletingUnreserved: because(
      'Unpaid orders are to be deleted for which no stock is held',
      'Nothing was charged. What was reserved goes back to stock.',
      'Nothing was charged, and no stock is held for it any more.',
    ),
    Default: because('An order has been shipped', 'Shipped already: nothing is left to confirm.'),
    Loading: awaited('GET /get-orders', 'Loading orders'),
    Empty: because(
      'The shop has no orders',
      'No orders yet',
      'Orders appear here as soon as customers place them.',
    ),
    Failed: refused('GET /get-orders', 'Orders could not be loaded', 'Nothing you did is lost.'),
    NoMatch: because(
      'No order is found',
      'Search covers order numbers, products, customers, addresses and transaction IDs.',
    ),
    DeleteUnpaid: because(
      'Delete is pressed at an unpaid order',
      'Delete this order?',
      'Nothing was charged, and 120 pieces go back to stock.',
    ),
    LockedWhileBusy: because(
      'Delete is pressed at a paid order',
      '$1,280.00 goes back to the customer’s card, and 200 pieces go back to stock. This cannot be undone.',
    ),
    BulkConfirm: because('Orders of every state are to be confirmed', 'Shipped already.', 'Not paid yet.'),
    BulkDelete: because(
      'Orders of every state are to be deleted',
      'Delete 2 orders?',
      ' goes back to the customers’ cards, and what was reserved goes back to stock. This cannot be undone.',
      '1 shipped order of your selection stays.',
      'Shipped orders stay.',
    ),
    DeletesInDetails: because(
      'The details of an unpaid order are opened',
      'Its stock is reserved until 18 Nov 2026, 10:12 UTC.',
    ),
  },
  'Sections/AdminOverview': {
    Default: because('Orders came in these 30 days', '89 orders, $59,019.30; most on 28 Oct, 5.'),
    Loading: awaited('GET /order-stats', 'Loading stock', 'On its way.'),
    Empty: because(
      'Nothing was sold, and nothing runs low',
      'Nothing runs low',
      'Every part has at least five minimum orders in stock.',
      'No orders in these 30 days.',
      'No orders.',
    ),
    Failed: refused('GET /order-stats', 'Stock could not be loaded', 'The month could not be loaded'),
  },
  'Sections/Blog': {
    Empty: because(
      'There are no articles',
      'No notes yet',
      'They are written at the bench, one question at a time. Come back later.',
    ),
  },
  'Sections/CommandPalette': {
    NothingFound: because('No command has what is typed', 'No command has that name.'),
  },
  'Sections/ContactForm': {
    SaysThatNothingIsSent: because(
      'The form is sent',
      'Messages are not sent yet. What you wrote is still here.',
    ),
  },
  'Sections/Hero': {
    Empty: because('The shop has no parts', 'The next batch is on the machines.'),
    Failed: refused('GET /parts', 'What is in stock could not be loaded.'),
  },
  'Sections/NotFound': {
    Default: because(
      'No page has the address',
      'No part at this address.',
      'The dashed lines show where it would have been. The page may have moved, or the link may be mistyped.',
    ),
  },
  'Sections/OrderPlaced': {
    Default: because(
      'An order has been placed',
      'Your order is placed.',
      'Nothing has been charged: pay now, or later from My Orders.',
    ),
    Paid: because(
      'The page of a placed order is opened after it was paid',
      'It is paid. My Orders shows when it is shipped.',
    ),
  },
  'Sections/Reservation': {
    Over: because(
      'The time of an unpaid order is over',
      'No longer reserved. You can pay while stock lasts.',
    ),
  },
  'Sections/OrderSummary': {
    Loading: awaited('GET /payment/:id', 'Loading the order'),
    Failed: refused(
      'GET /payment/:id',
      'This order could not be loaded',
      'Nothing was charged. The order is as you left it.',
    ),
    Unknown: because(
      'The order is somebody else’s, or gone',
      'We could not find this order in your account.',
      'It may have been cancelled, or the link may be mistyped. Nothing was charged.',
    ),
  },
  'Sections/OrderTable': {
    Empty: because(
      'The customer has no orders',
      'Your orders appear here with their payment and delivery status.',
    ),
    NoMatch: because(
      'No order is found',
      'No orders match',
      'Search covers order numbers, product names, addresses and transaction IDs.',
    ),
    NothingShipped: because('No order is in that state', 'Choose All to see every order.'),
    AsksFirst: because(
      'Cancel is pressed at an unpaid order',
      'Nothing has been charged. The order is removed from your list.',
    ),
    Cancels: because('An order is cancelled', 'The order of Front coil spring is cancelled'),
    DetailsNotReserved: because(
      'The details of an unpaid order are opened, whose time is over',
      'No stock is held for it; it can be paid while stock lasts.',
    ),
    DetailsOfGonePart: because('The details of a paid order are opened', 'Not confirmed yet.'),
  },
  'Sections/PartFields': {
    MinimumJudgesOthers: because(
      'The stock does not cover one order',
      'Less than the minimum quantity, so that nobody could order',
    ),
    OutOfRange: because(
      'What is typed is too long, too much or too little',
      'A name can have 120 characters at most',
      'A description can have 1,000 characters at most',
      'The minimum quantity is at least 1',
      'The minimum quantity is at most 1,000,000',
      'The quantity is at most 1,000,000',
      'The price is at least $0.01',
      'The price is at most $999,999.99',
    ),
  },
  'Sections/PartTable': {
    Loading: awaited('GET /parts', 'Loading parts'),
    Empty: because(
      'The shop has no parts',
      'No parts yet',
      'Parts you add appear here with their price and stock.',
    ),
    Failed: refused('GET /parts', 'Parts could not be loaded'),
    NoMatch: because('No part is found', 'No parts match', 'Search covers names and descriptions.'),
    NothingOutOfStock: because('No part is out of stock', 'Choose All to see every part.'),
    Exporting: because('A file of all parts is asked for', 'The file is being made'),
    StockByEnter: because('A stock is saved', 'The stock of Ventilated brake disc is 1,500 now'),
    AsksBeforeDeleting: because(
      'Delete is pressed at a part',
      'Delete this part?',
      'It is removed from the shop immediately. Paid orders are not affected; unpaid orders can be paid only while their stock is reserved.',
    ),
    Deletes: because('A part is deleted', 'Front coil spring is deleted'),
    Edits: because('A part is changed', 'Ventilated brake disc is changed'),
    WrongEdit: because(
      'One order would cost too little to be charged',
      'Price times minimum quantity must be $0.50 or more, the smallest card payment',
    ),
    NothingEdited: because('A part is saved in which nothing was changed', 'Nothing is changed yet.'),
    PictureNotSent: because(
      'A part is saved, and its new picture was refused',
      'The picture was not sent. Try again, or remove it.',
    ),
    AsksBeforeLeaving: because(
      'A changed part is left',
      'Leave without saving? What you changed of this part is lost.',
    ),
    ChangedMeanwhile: because(
      'Somebody else has changed the part',
      'Nothing was overwritten. Keep their version, or save yours over it.',
    ),
  },
  'Sections/PartsCatalogue': {
    Empty: because(
      'The shop has no parts',
      'No parts in stock',
      'The next batch is on the machines. Ask the works what is coming.',
    ),
    Failed: refused('GET /parts', 'Parts could not be loaded'),
    SearchByKey: because('Nothing fits the search', 'No parts match', 'No parts match “camshaft”.'),
    OutOfRange: because(
      'The page of the address is behind the last one',
      'There is no page 9',
      'The list has become shorter, or the address was mistyped.',
    ),
    WrongFigures: because(
      'What is typed is no number, or the wrong one',
      'Type a whole number, such as 24',
      'Type 1 or more',
      'Type an amount, such as 12.50',
      'Enter $80.00 or more',
    ),
  },
  'Sections/PaymentResult': {
    Default: because(
      'An order has been paid',
      'The order is now Pending. We mark it Shipped when it leaves our works.',
    ),
    Shipped: because('The order has been shipped', 'The works has shipped the order.'),
  },
  'Sections/PortfolioProjects': {
    Empty: because(
      'There are no projects',
      'No projects yet',
      'Projects are listed here once they can be visited.',
    ),
  },
  'Sections/ProfileForm': {
    Loading: awaited('GET /user/:email', 'Loading your profile'),
    Failed: refused('GET /user/:email', 'Your profile could not be loaded'),
    Saves: because('Something was changed', 'You have unsaved changes.'),
    WrongSubmit: because(
      'What is typed is no link, or too long',
      'Enter an account name such as mara-lindqvist, or an address that starts with https://',
      'A city can have 100 characters at most',
    ),
    NotVerified: because(
      'The address is not verified, and the mail is sent again',
      'Open the link that was sent to customer@norholt.test.',
      'Sent to customer@norholt.test.',
    ),
  },
  'Sections/PurchaseForm': {
    Loading: awaited('GET /parts/:id', 'Loading the part'),
    Failed: refused(
      'GET /parts/:id',
      'This part could not be loaded',
      'Nothing was ordered. Nothing you did is lost.',
    ),
    OutOfStock: because('None is left', 'Every piece is sold. We are making more; check again later.'),
    StockBelowMinimum: because(
      'Fewer are left than the smallest order',
      'Too few left',
      'Only 6 in stock, and the minimum order is 8.',
    ),
    Recap: because(
      'The order is checked',
      'Is everything right?',
      'Nothing is charged yet: you pay in the next step, or later.',
    ),
    WithoutAddress: because('The address is left empty', 'Address is required'),
    AddressTooLong: because(
      'The address has more characters than an order can carry',
      'An address can have 300 characters at most; this one has 1,500',
    ),
    PriceRefreshed: because(
      'The price has changed since it was read',
      'The price has changed from $64.00 to $66.00. Nothing was ordered.',
    ),
    Unknown: because(
      'No part has that id',
      'This part is not in the catalogue.',
      'It may have been taken out, or the link may be mistyped. Nothing was ordered.',
    ),
  },
  'Sections/ResetForm': {
    Sent: because(
      'A mail for a new password is asked for',
      'Not there? Check your spam folder, or press Reset to send it again.',
    ),
    LocalMailbox: because('The same on one’s own machine', 'Press Reset to send it again.'),
    SentAgain: because('It is asked for again', 'Once more to'),
  },
  'Sections/ReviewForm': {
    Loading: awaited('GET /user/:email', 'Loading your name and photo'),
    Empty: because('Nothing is written yet', 'Your review appears here.'),
    Failed: refused('GET /user/:email', 'What you write is kept, and can be added all the same.'),
  },
  'Sections/RouteFailure': {
    Default: because(
      'A page breaks',
      'This page did not load.',
      'Nothing you did is lost. Try again, and if it fails once more, come back in a few minutes.',
    ),
  },
  'Sections/Testimonials': {
    Loading: awaited('GET /review', 'Loading reviews'),
    Empty: because('There are no reviews', 'No reviews yet', 'Whoever fits a part first has the first word.'),
    Failed: refused(
      'GET /review',
      'Reviews could not be loaded.',
      'They are safe, and so is everything you did.',
    ),
  },
  'Sections/UserTable': {
    Loading: awaited('GET /user', 'Loading users'),
    Empty: because('Nobody has signed up', 'No users yet', 'People appear here after they sign up.'),
    Failed: refused('GET /user', 'Users could not be loaded'),
    NoMatch: because('No user is found', 'No users match', 'Search covers names and email addresses.'),
    NoCustomers: because('No user has that role', 'Choose All to see every user.'),
    OutOfRange: because(
      'The page of the address is behind the last one',
      'There is no page 9',
      'The list has become shorter, or the address was mistyped.',
    ),
    Demoted: because(
      'Remove admin is chosen',
      'Make Joel Abara a customer again?',
      'They no longer see users and all orders or change what is sold, and are signed out on every device.',
    ),
    SignedOutEverywhere: because(
      'Sign out everywhere is chosen',
      'Sign Greta Nyström out everywhere?',
      'They have to log in again on every device. Nothing else changes for them.',
    ),
    BlockedAndUnblocked: because(
      'Block is chosen, and then Unblock',
      'Block Greta Nyström?',
      'They are signed out on every device and cannot log in until an admin unblocks them. Their orders stay as they are.',
      'Unblock Greta Nyström?',
      'They can log in again, with the orders and the profile that they had.',
    ),
    Unverified: because(
      'Make Admin is pressed for somebody whose address is not verified',
      'Hamid Rezaei cannot be made an admin yet',
      'This email address is not verified. They must first open the link in their verification email; My Profile sends it again.',
    ),
    Asked: because(
      'Make Admin is pressed',
      'Make Greta Nyström an admin?',
      'An admin sees every user and every order, deletes orders and changes what is sold. Another admin can take this back.',
    ),
  },
};

/** A message of the design system as the catalogue lists it. */
export interface UiEntry {
  shows: string;
  /** The title of the stories that it stands in, the name of the one that shows it, and that story's id. */
  title: string;
  name: string;
  story: string;
  cause: string;
}

export const uiEntries: readonly UiEntry[] = Object.entries(uiMessages).flatMap(([title, stories]) =>
  Object.entries(stories).flatMap(([name, { cause, says }]) => {
    const story = toId(title, storyNameFromExport(name));
    return says.map((shows) => ({ shows, title, name, story, cause }));
  }),
);
