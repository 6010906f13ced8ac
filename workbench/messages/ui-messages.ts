import { storyNameFromExport, toId } from 'storybook/internal/csf';
import * as addPartForm from '#messages/add-part-form.ts';
import * as adminOrderTable from '#messages/admin-order-table.ts';
import * as adminOverview from '#messages/admin-overview.ts';
import * as blog from '#messages/blog.ts';
import * as commandPalette from '#messages/command-palette.ts';
import * as common from '#messages/common.ts';
import * as contactForm from '#messages/contact-form.ts';
import * as copyText from '#messages/copy-text.ts';
import * as fileDrop from '#messages/file-drop.ts';
import * as hero from '#messages/hero.ts';
import * as listScreen from '#messages/list-screen.ts';
import * as notFound from '#messages/not-found.ts';
import * as offlineNotice from '#messages/offline-notice.ts';
import * as orderPlaced from '#messages/order-placed.ts';
import * as orderSummary from '#messages/order-summary.ts';
import * as orderTable from '#messages/order-table.ts';
import * as orderTimeline from '#messages/order-timeline.ts';
import * as partTable from '#messages/part-table.ts';
import * as partTile from '#messages/part-tile.ts';
import * as partValues from '#messages/part-values.ts';
import * as partsCatalogue from '#messages/parts-catalogue.ts';
import * as paymentResult from '#messages/payment-result.ts';
import * as portfolioProjects from '#messages/portfolio-projects.ts';
import * as profileForm from '#messages/profile-form.ts';
import * as purchaseForm from '#messages/purchase-form.ts';
import * as quantityStepper from '#messages/quantity-stepper.ts';
import * as reservation from '#messages/reservation.ts';
import * as resetForm from '#messages/reset-form.ts';
import * as reviewForm from '#messages/review-form.ts';
import * as routeFailure from '#messages/route-failure.ts';
import * as testimonials from '#messages/testimonials.ts';
import * as usePictureUpload from '#messages/use-picture-upload.ts';
import * as userTable from '#messages/user-table.ts';

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
    Default: because('A text is copied', copyText.copiedWhat({ what: 'transaction id' })),
    Refused: because(
      'The browser refuses the clipboard',
      copyText.couldNotCopyWhat({ what: 'transaction id' }),
    ),
  },
  'Components/FileDrop': {
    Chosen: because('A file is chosen', fileDrop.sendingName({ name: 'gear.png' })),
    Added: because('The file has arrived', fileDrop.nameIsAdded({ name: 'timing-gear-48t.webp' })),
    WrongType: because(
      'The file is of another type',
      fileDrop.nameCannotBeUsed({ name: 'drawing.pdf', accept: 'PNG, JPEG, WebP or AVIF' }),
    ),
    TooLarge: because(
      'The file is too large',
      fileDrop.nameIsLargerThanMaxBytes({ name: 'gear.png', maxBytes: '5 MB' }),
    ),
    EmptyFile: because('The file has no bytes', fileDrop.nameIsEmpty({ name: 'gear.png' })),
    PastedText: because('A picture is pasted out of a page', fileDrop.thatIsNotAFile()),
    SmallPicture: because(
      'The picture is smaller than recommended',
      fileDrop.thisPictureIsWidthHeightPixels({
        width: '200',
        height: '400',
        width2: '1200',
        height2: '900',
      }),
    ),
    SeveralFiles: because('Several files are dropped', fileDrop.chooseOneFileAtATime({ value: '3' })),
  },
  'Components/MailboxNotice': {
    Default: because(
      'The shop runs on one’s own machine',
      'This shop runs on your machine and sends no email. Open the local mailbox',
    ),
  },
  'Components/OfflineNotice': {
    Default: because('The browser has no network', offlineNotice.youAreOffline()),
  },
  'Components/QuantityStepper': {
    Default: because('The quantity can be ordered', quantityStepper.stockInStock({ stock: '480' })),
    StillTyping: because(
      'What is typed so far is below the smallest order',
      quantityStepper.valueMoreToReachTheMinimumOfMinimum({ value: '99', minimum: '100' }),
    ),
    Fraction: because('The quantity is no whole number', quantityStepper.onlyWholeNumbersCanBeOrdered()),
    StockBelowMinimum: because(
      'Fewer are left than the smallest order',
      quantityStepper.onlyStockInStock({ stock: '6', minimum: '8' }),
    ),
    OutOfStock: because('None is left', common.outOfStock()),
  },
  'Sections/AddPartForm': {
    WaitsForPicture: because(
      'The form is sent while its picture is on its way',
      addPartForm.theProductIsAddedAsSoon(),
    ),
    PictureFailed: because(
      'The form is sent, and its picture was refused',
      addPartForm.thePictureWasNotSent(),
    ),
    UploadBreaks: because(
      'Sending the picture fails without an answer',
      usePictureUpload.thePictureCouldNotBeSent(),
    ),
    NumbersThatAreNone: because(
      'What is typed is no number',
      partValues.enterAWholeNumber(),
      partValues.enterAWholeNumberSuch(),
      partValues.enterAnAmountWithAtMostTwoDecimals(),
    ),
    Failed: refused('POST /post-part', addPartForm.thePictureAndWhatYouTypedAreKept()),
  },
  'Sections/AdminOrderTable': {
    DeletingUnreserved: because(
      'Unpaid orders are to be deleted for which no stock is held',
      adminOrderTable.nothingWasCharged(),
      adminOrderTable.noStockIsHeldForIt(),
    ),
    Default: because('An order has been shipped', adminOrderTable.alreadyShippedNothingToConfirm()),
    Loading: awaited('GET /get-orders', listScreen.loadingMany({ many: 'orders' })),
    Empty: because('The shop has no orders', common.noOrdersYet(), adminOrderTable.ordersAppearHereAsSoon()),
    Failed: refused('GET /get-orders', common.ordersCouldNotBeLoaded(), common.nothingYouDidIsLost()),
    NoMatch: because(
      'No order is found',
      listScreen.searchCoversCovers({
        covers: 'order numbers, products, customers, addresses and transaction IDs',
      }),
    ),
    DeleteUnpaid: because(
      adminOrderTable.deleteToDelete({ toDelete: 'is pressed at an unpaid order' }),
      adminOrderTable.deleteThisOrder(),
      'Nothing was charged, and 120 pieces go back to stock.',
    ),
    LockedWhileBusy: because(
      adminOrderTable.deleteToDelete({ toDelete: 'is pressed at a paid order' }),
      '$1,280.00 goes back to the customer’s card, and 200 pieces go back to stock. This cannot be undone.',
    ),
    BulkConfirm: because(
      'Orders of every state are to be confirmed',
      adminOrderTable.alreadyShipped(),
      adminOrderTable.notPaidYet(),
    ),
    BulkDelete: because(
      'Orders of every state are to be deleted',
      adminOrderTable.deleteToDelete({ toDelete: '2 orders?' }),
      ' goes back to the customers’ cards, and what was reserved goes back to stock. This cannot be undone.',
      '1 shipped order of your selection stays.',
      adminOrderTable.shippedOrdersStay(),
    ),
    DeletesInDetails: because(
      'The details of an unpaid order are opened',
      orderTimeline.itsStockIsReservedUntilReservedUntil({ reservedUntil: '18 Nov 2026, 10:12 UTC' }),
    ),
  },
  'Sections/AdminOverview': {
    Default: because('Orders came in these 30 days', '89 orders, $59,019.30; most on 28 Oct, 5.'),
    Loading: awaited('GET /order-stats', adminOverview.loadingStock(), adminOverview.onItsWay()),
    Empty: because(
      'Nothing was sold, and no parts are running low',
      adminOverview.noPartsAreRunningLow(),
      adminOverview.everyPartHasStock(),
      adminOverview.noOrdersInThese30Days(),
      adminOverview.noOrders(),
    ),
    Failed: refused(
      'GET /order-stats',
      adminOverview.stockCouldNotBeLoaded(),
      adminOverview.theMonthCouldNotBeLoaded(),
    ),
  },
  'Sections/Blog': {
    Empty: because('There are no articles', blog.noNotesYet(), blog.newNotesArePublished()),
  },
  'Sections/CommandPalette': {
    NothingFound: because('No command has what is typed', commandPalette.noCommandHasThatName()),
  },
  'Sections/ContactForm': {
    SaysThatNothingIsSent: because('The form is sent', contactForm.messagesAreNotSentYet()),
  },
  'Sections/Hero': {
    Empty: because('The shop has no parts', hero.theNextBatchIsOnTheMachines()),
    Failed: refused('GET /parts', hero.whatIsInStockCouldNotBeLoaded()),
  },
  'Sections/NotFound': {
    Default: because(
      'No page has the address',
      notFound.noPartAtThisAddress(),
      notFound.theDashedLinesShowWhere(),
    ),
  },
  'Sections/OrderPlaced': {
    Default: because(
      'An order has been placed',
      orderPlaced.yourOrderIsPlaced(),
      orderPlaced.nothingHasBeenCharged(),
    ),
    Paid: because('The page of a placed order is opened after it was paid', orderPlaced.itIsPaid()),
  },
  'Sections/Reservation': {
    Over: because('The time of an unpaid order is over', reservation.noLongerReserved()),
  },
  'Sections/OrderSummary': {
    Loading: awaited('GET /payment/:id', orderSummary.loadingTheOrder()),
    Failed: refused(
      'GET /payment/:id',
      orderSummary.thisOrderCouldNotBeLoaded(),
      orderSummary.nothingWasCharged(),
    ),
    Unknown: because(
      'The order is somebody else’s, or gone',
      orderSummary.weCouldNotFindThisOrder(),
      orderSummary.itMayHaveBeenCancelled(),
    ),
  },
  'Sections/OrderTable': {
    Empty: because('The customer has no orders', orderTable.yourOrdersAppearHereWithTheir()),
    NoMatch: because(
      'No order is found',
      listScreen.noManyMatch({ many: 'orders' }),
      listScreen.searchCoversCovers({
        covers: 'order numbers, product names, addresses and transaction IDs',
      }),
    ),
    NothingShipped: because('No order is in that state', listScreen.chooseAllToSeeEveryOne({ one: 'order' })),
    AsksFirst: because('Cancel is pressed at an unpaid order', orderTable.nothingHasBeenCharged()),
    Cancels: because(
      'An order is cancelled',
      orderTable.theOrderOfProductNameIsCancelled({ productName: 'Front coil spring' }),
    ),
    DetailsNotReserved: because(
      'The details of an unpaid order are opened, whose time is over',
      orderTimeline.noStockIsReservedForIt(),
    ),
    DetailsOfGonePart: because('The details of a paid order are opened', orderTimeline.notConfirmedYet()),
  },
  'Sections/PartFields': {
    MinimumJudgesOthers: because(
      'The stock does not cover one order',
      partValues.lessThanTheMinimumQuantity(),
    ),
    OutOfRange: because(
      'What is typed is too long, too much or too little',
      partValues.aNameCanHaveAtMostPartNameMaxCharacters({ partNameMax: '120' }),
      partValues.aDescriptionCanHaveAtMostPartDescriptionMaxCharacters({ partDescriptionMax: '1,000' }),
      partValues.theMinimumQuantityIsAtLeast1(),
      partValues.theMinimumQuantityIsAtMostStockMax({ stockMax: '1,000,000' }),
      partValues.theQuantityIsAtMostStockMax({ stockMax: '1,000,000' }),
      partValues.thePriceIsAtLeastMin({ min: '$0.01' }),
      partValues.thePriceIsAtMostMax({ max: '$999,999.99' }),
    ),
  },
  'Sections/PartTable': {
    Loading: awaited('GET /parts', common.loadingParts()),
    Empty: because(
      'The shop has no parts',
      listScreen.noManyYet({ many: 'parts' }),
      partTable.partsYouAddAppearHere(),
    ),
    Failed: refused('GET /parts', partTile.partsCouldNotBeLoaded()),
    NoMatch: because(
      'No part is found',
      listScreen.noManyMatch({ many: 'parts' }),
      listScreen.searchCoversCovers({ covers: 'names and descriptions' }),
    ),
    NothingOutOfStock: because('No part is out of stock', listScreen.chooseAllToSeeEveryOne({ one: 'part' })),
    Exporting: because('A file of all parts is asked for', listScreen.creatingTheFile()),
    StockByEnter: because(
      'A stock is saved',
      partTable.theStockOfNameIsQuantityNow({ name: 'Ventilated brake disc', quantity: '1,500' }),
    ),
    AsksBeforeDeleting: because(
      partTable.deleteName({ name: 'is pressed at a part' }),
      partTable.deleteThisPart(),
      partTable.itIsRemovedFromTheShopImmediately(),
    ),
    Deletes: because(
      partTable.nameIsDeleted({ name: 'A part' }),
      partTable.nameIsDeleted({ name: 'Front coil spring' }),
    ),
    Edits: because(
      partTable.nameIsChanged({ name: 'A part' }),
      partTable.nameIsChanged({ name: 'Ventilated brake disc' }),
    ),
    WrongEdit: because(
      'One order would cost too little to be charged',
      partValues.priceTimesMinimumQuantityMust({ min: '$0.50' }),
    ),
    NothingEdited: because('A part is saved in which nothing was changed', partTable.nothingIsChangedYet()),
    PictureNotSent: because(
      'A part is saved, and its new picture was refused',
      partTable.thePictureWasNotSent(),
    ),
    AsksBeforeLeaving: because('A changed part is left', partTable.leaveWithoutSaving()),
    ChangedMeanwhile: because('Somebody else has changed the part', partTable.nothingWasOverwritten()),
  },
  'Sections/PartsCatalogue': {
    Empty: because(
      'The shop has no parts',
      partTile.noPartsInStock(),
      partTile.theNextBatchIsOnTheMachines(),
    ),
    Failed: refused('GET /parts', partTile.partsCouldNotBeLoaded()),
    SearchByKey: because(
      'Nothing fits the search',
      partsCatalogue.noPartsMatch(),
      partsCatalogue.noPartsMatchFilters({ filters: '“camshaft”' }),
    ),
    OutOfRange: because(
      'The page of the address is behind the last one',
      listScreen.thereIsNoPagePage({ page: '9' }),
      listScreen.theListIsShorterNow(),
    ),
    WrongFigures: because(
      'What is typed is no number, or the wrong one',
      partsCatalogue.typeAWholeNumber(),
      partsCatalogue.type1OrMore(),
      partsCatalogue.typeAnAmount(),
      partsCatalogue.enterMinOrMore({ min: '$80.00' }),
    ),
  },
  'Sections/PaymentResult': {
    Default: because('An order has been paid', paymentResult.theOrderIsNowPending()),
    Shipped: because('The order has been shipped', paymentResult.theWorksHasShippedTheOrder()),
  },
  'Sections/PortfolioProjects': {
    Empty: because(
      'There are no projects',
      portfolioProjects.noProjectsYet(),
      portfolioProjects.projectsAreListedHereOnceThey(),
    ),
  },
  'Sections/ProfileForm': {
    Loading: awaited('GET /user/:email', profileForm.loadingYourProfile()),
    Failed: refused('GET /user/:email', profileForm.yourProfileCouldNotBeLoaded()),
    Saves: because('Something was changed', profileForm.youHaveUnsavedChanges()),
    WrongSubmit: because(
      'What is typed is no link, or too long',
      profileForm.enterAnAccountNameSuchAsExample({ example: 'mara-lindqvist' }),
      profileForm.whatCanHaveAtMostMaxCharacters({ what: 'A city', max: '100' }),
    ),
    NotVerified: because(
      'The address is not verified, and the mail is sent again',
      profileForm.openTheLinkThatWasSentToEmail({ email: 'customer@norholt.test' }),
      profileForm.sentToEmail({ email: 'customer@norholt.test' }),
    ),
  },
  'Sections/PurchaseForm': {
    Loading: awaited('GET /parts/:id', purchaseForm.loadingThePart()),
    Failed: refused(
      'GET /parts/:id',
      purchaseForm.thisPartCouldNotBeLoaded(),
      purchaseForm.nothingWasOrdered(),
    ),
    OutOfStock: because('None is left', purchaseForm.soldOut()),
    StockBelowMinimum: because(
      'Fewer are left than the smallest order',
      purchaseForm.tooFewLeft(),
      purchaseForm.onlyQuantityInStock({ quantity: '6', minQuantity: '8' }),
    ),
    Recap: because(
      'The order is checked',
      purchaseForm.isEverythingRight(),
      purchaseForm.nothingIsChargedYet(),
    ),
    WithoutAddress: because('The address is left empty', purchaseForm.addressIsRequired()),
    AddressTooLong: because(
      'The address has more characters than an order can carry',
      purchaseForm.whatCanHaveAtMostMaxCharacters({ what: 'An address', max: '300', count: '1,500' }),
    ),
    PriceRefreshed: because(
      'The price has changed since it was read',
      purchaseForm.thePriceHasChangedFromSeenPriceToPrice({ seenPrice: '$64.00', price: '$66.00' }),
    ),
    Unknown: because(
      'No part has that id',
      purchaseForm.thisPartIsNotInTheCatalogue(),
      purchaseForm.itMayHaveBeenRemoved(),
    ),
  },
  'Sections/ResetForm': {
    Sent: because('A mail for a new password is asked for', resetForm.noEmail()),
    LocalMailbox: because('The same on one’s own machine', resetForm.pressResetToSendItAgain()),
    SentAgain: because('It is asked for again', resetForm.sentAgainTo()),
  },
  'Sections/ReviewForm': {
    Loading: awaited('GET /user/:email', reviewForm.loadingYourNameAndPhoto()),
    Empty: because('Nothing is written yet', reviewForm.yourReviewAppearsHere()),
    Failed: refused('GET /user/:email', reviewForm.yourReviewIsKept()),
  },
  'Sections/RouteFailure': {
    Default: because('A page breaks', routeFailure.thisPageDidNotLoad(), routeFailure.nothingYouDidIsLost()),
  },
  'Sections/Testimonials': {
    Loading: awaited('GET /review', testimonials.loadingReviews()),
    Empty: because(
      'There are no reviews',
      testimonials.noReviewsYet(),
      testimonials.beTheFirstToReviewAPart(),
    ),
    Failed: refused('GET /review', testimonials.reviewsCouldNotBeLoaded(), testimonials.tryAgainInAMoment()),
  },
  'Sections/UserTable': {
    Loading: awaited('GET /user', listScreen.loadingMany({ many: 'users' })),
    Empty: because(
      'Nobody has signed up',
      listScreen.noManyYet({ many: 'users' }),
      userTable.peopleAppearHereAfterTheySignUp(),
    ),
    Failed: refused('GET /user', listScreen.nounsCouldNotBeLoaded({ nouns: 'Users' })),
    NoMatch: because(
      'No user is found',
      listScreen.noManyMatch({ many: 'users' }),
      listScreen.searchCoversCovers({ covers: 'names and email addresses' }),
    ),
    NoCustomers: because('No user has that role', listScreen.chooseAllToSeeEveryOne({ one: 'user' })),
    OutOfRange: because(
      'The page of the address is behind the last one',
      listScreen.thereIsNoPagePage({ page: '9' }),
      listScreen.theListIsShorterNow(),
    ),
    Demoted: because(
      'Remove admin is chosen',
      userTable.makeNameACustomerAgain({ name: 'Joel Abara' }),
      userTable.theyNoLongerSeeUsers(),
    ),
    SignedOutEverywhere: because(
      'Sign out everywhere is chosen',
      userTable.signNameOutEverywhere({ name: 'Greta Nyström' }),
      userTable.theyHaveToLogInAgain(),
    ),
    BlockedAndUnblocked: because(
      'Block is chosen, and then Unblock',
      userTable.blockName({ name: 'Greta Nyström' }),
      userTable.theyAreSignedOutOnEvery(),
      userTable.unblockName({ name: 'Greta Nyström' }),
      userTable.theyCanLogInAgain(),
    ),
    Unverified: because(
      'Make Admin is pressed for somebody whose address is not verified',
      userTable.nameCannotBeMadeAnAdminYet({ name: 'Hamid Rezaei' }),
      userTable.thisEmailAddressIsNotVerified(),
    ),
    Asked: because(
      'Make Admin is pressed',
      userTable.makeNameAnAdmin({ name: 'Greta Nyström' }),
      userTable.anAdminSeesEveryUserAndEveryOrder(),
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
