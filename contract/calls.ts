import * as z from 'zod/mini';
import type { Access } from './access.ts';
import {
  AddressChange,
  DeletedAddress,
  NewAddress,
  SavedAddress,
  SavedAddresses,
} from './accounts/addresses.ts';
import {
  BulkJob,
  BulkJobChange,
  BulkJobDetails,
  BulkJobRequest,
  BulkJobs,
  EndedBulkJob,
} from './orders/bulk-jobs.ts';
import { StoredImage } from './images.ts';
import { Invoices, PackingSlips, PackingSlipsQuery } from './orders/invoices.ts';
import { OrderStats } from './orders/order-stats.ts';
import { AskedForStock, MailSentAgain, OrderMails } from './orders/order-mails.ts';
import {
  AdminOrders,
  AllOrdersQuery,
  ConfirmedOrder,
  DeletedOrder,
  DeleteOrderQuery,
  Order,
  Orders,
  OrdersQuery,
  PlacedOrder,
  RepeatedOrder,
  PlaceOrder,
} from './orders/orders.ts';
import { OffSalePart, OffSalePartsQuery, PartDetails, PartFacetsQuery } from './catalogue/part-details.ts';
import {
  AddedPart,
  ChangedPart,
  DeletedPart,
  ExportPartsQuery,
  NewPart,
  Part,
  PartChange,
  Parts,
  PartsQuery,
  RestoredPart,
} from './catalogue/parts.ts';
import { CreatePayment, PaymentSecret, PaymentUpdate, PaymentUpdated } from './payments/payments.ts';
import type { Problem, ProblemCode } from './problem.ts';
import { Categories, CategoriesQuery, CategoryDetails, PartFacets } from './catalogue/specifications.ts';
import { AskedQuestion, NewOrderNote, NewQuestion, OrderNote } from './questions.ts';
import { ShipmentChange } from './orders/shipment-change.ts';
import {
  Relaxations,
  RelaxationsQuery,
  SearchReport,
  SuggestQuery,
  Suggestions,
  Synonyms,
} from './catalogue/search.ts';
import {
  AddedReview,
  ChangedReview,
  ManagedReview,
  ManagedReviewsQuery,
  NewReview,
  ReviewChange,
  Reviews,
  ReviewsQuery,
} from './shop/reviews.ts';
import {
  AdminFlag,
  ChangedUser,
  EndedSession,
  ListedUser,
  Profile,
  ProfileSaved,
  SignedIn,
  SignIn,
  User,
  UsersQuery,
} from './accounts/users.ts';
import {
  DeletedModel,
  FoundVehicle,
  Garage,
  Make,
  Model,
  ModelChange,
  SavedModel,
  UserVehicles,
} from './fitment/vehicles.ts';

export interface Call {
  method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  /** Relative to the base path. `:name` is a parameter. */
  path: `/${string}`;
  summary: string;
  access: Access;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** Whether no body means `{}`. */
  isBodyOptional?: true;
  /** Instead of a body: a multipart form with one file in this field. */
  upload?: 'image';
  /** The body of a 2xx response. */
  response: z.ZodMiniType;
  /** The media type of the response. Default: JSON. */
  mediaType?: 'text/csv';
  /** Whether it accepts an Idempotency-Key. */
  isKeyed?: true;
  /** Whether it is a list, with `Link` and `X-Total-Count`. */
  isList?: true;
  /** Whether it can return 202 while the operation is in progress. */
  canBeLater?: true;
  /** The counters of its response, which an error also has: the product's clients read nothing else. */
  counters?: Pick<Problem, 'matchedCount' | 'modifiedCount' | 'deletedCount' | 'result'>;
  /** The call's own problems, in addition to those that every call can return. */
  problems?: readonly ProblemCode[];
}

/** The names of the parameters in a path such as `/orders/:id`. */
export type PathParameters<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | PathParameters<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/*
 * Every call of the REST contract, imported as `calls`. Routes, guards, the client, the mock handlers, the OpenAPI
 * document and the generated tests read them. Separate exports make them tree-shakable.
 */

export const listParts = {
  method: 'GET',
  path: '/parts',
  summary: 'The parts on sale, in catalogue order unless sorted otherwise.',
  access: 'everyone',
  query: PartsQuery,
  response: Parts,
  isList: true,
} as const satisfies Call;

export const exportParts = {
  method: 'GET',
  path: '/export-parts',
  summary: 'Every part that the query finds, as a CSV file.',
  access: 'admin',
  query: ExportPartsQuery,
  response: z.string(),
  mediaType: 'text/csv',
} as const satisfies Call;

export const findPart = {
  method: 'GET',
  path: '/parts/:id',
  summary: 'One part. Returns 401 when the access token is no longer valid.',
  access: 'everyone',
  response: Part,
  problems: ['NOT_FOUND', 'NOT_SOLD', 'UNAUTHENTICATED'],
} as const satisfies Call;

export const findPartByNumber = {
  method: 'GET',
  path: '/part/:number',
  summary:
    'One part by its number, in any spelling, with all its data. Admins also get parts that are not on sale.',
  access: 'everyone',
  response: PartDetails,
  problems: ['NOT_FOUND', 'NOT_SOLD', 'UNAUTHENTICATED'],
} as const satisfies Call;

export const similarParts = {
  method: 'GET',
  path: '/similar-parts/:number',
  summary:
    'Up to four parts on sale of the same category, first those with the most specifications in common.',
  access: 'everyone',
  response: Parts,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const listCategories = {
  method: 'GET',
  path: '/categories',
  summary:
    'The categories, each group before its own, with the number of parts on sale, or of those that fit a vehicle.',
  access: 'everyone',
  query: CategoriesQuery,
  response: Categories,
} as const satisfies Call;

export const findCategory = {
  method: 'GET',
  path: '/categories/:slug',
  summary: 'One category, with its text and its specs.',
  access: 'everyone',
  response: CategoryDetails,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const partFacets = {
  method: 'GET',
  path: '/part-facets',
  summary: 'The values of each spec of a category, counted among the parts that the other filters find.',
  access: 'everyone',
  query: PartFacetsQuery,
  response: PartFacets,
} as const satisfies Call;

export const suggest = {
  method: 'GET',
  path: '/suggest',
  summary: 'At most eight part numbers, parts, categories and vehicles for what is being typed.',
  access: 'everyone',
  query: SuggestQuery,
  response: Suggestions,
} as const satisfies Call;

export const partRelaxations = {
  method: 'GET',
  path: '/part-relaxations',
  summary: 'What a search that found nothing would find without one of its filters.',
  access: 'everyone',
  query: RelaxationsQuery,
  response: Relaxations,
} as const satisfies Call;

export const listVehicles = {
  method: 'GET',
  path: '/vehicles',
  summary: 'The makes by name, with their models and engines.',
  access: 'everyone',
  response: z.array(Make),
} as const satisfies Call;

export const findVehicle = {
  method: 'GET',
  path: '/vehicles/:slug',
  summary: 'One vehicle, with the number of parts that fit.',
  access: 'everyone',
  response: FoundVehicle,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const addModel = {
  method: 'POST',
  path: '/models',
  summary: 'Adds a model, and its make if it is new.',
  access: 'admin',
  body: SavedModel,
  response: Model,
  problems: ['NAME_TAKEN'],
} as const satisfies Call;

export const changeModel = {
  method: 'PATCH',
  path: '/models/:slug',
  summary: 'Changes the years and engines of a model. Names stay as they are part of addresses.',
  access: 'admin',
  body: ModelChange,
  response: Model,
  problems: ['NOT_FOUND', 'MODEL_IN_USE'],
} as const satisfies Call;

export const deleteModel = {
  method: 'DELETE',
  path: '/models/:slug',
  summary: 'Deletes a model that no part is stated to fit, and its make if it was the last one.',
  access: 'admin',
  response: DeletedModel,
  counters: { deletedCount: 0 },
  problems: ['NOT_FOUND', 'MODEL_IN_USE'],
} as const satisfies Call;

export const listUserVehicles = {
  method: 'GET',
  path: '/user-vehicles/:email',
  summary: 'The vehicles of a customer, the one in use first.',
  access: 'self',
  response: Garage,
} as const satisfies Call;

export const saveUserVehicles = {
  method: 'PUT',
  path: '/user-vehicles/:email',
  summary: 'Replaces the vehicles of a customer. Unknown ones are left out.',
  access: 'self',
  body: UserVehicles,
  response: Garage,
} as const satisfies Call;

export const listSynonyms = {
  method: 'GET',
  path: '/synonyms',
  summary: 'Words that a search takes for the same.',
  access: 'admin',
  response: Synonyms,
} as const satisfies Call;

export const saveSynonyms = {
  method: 'PUT',
  path: '/synonyms',
  summary: 'Replaces all synonyms.',
  access: 'admin',
  body: Synonyms,
  response: Synonyms,
} as const satisfies Call;

export const searchReport = {
  method: 'GET',
  path: '/search-report',
  summary: 'What was searched in the last 30 days, and what found nothing. Without personal data.',
  access: 'admin',
  response: SearchReport,
} as const satisfies Call;

export const listOffSaleParts = {
  method: 'GET',
  path: '/off-sale-parts',
  summary: 'Drafts and parts that are not sold any more.',
  access: 'admin',
  query: OffSalePartsQuery,
  response: z.array(OffSalePart),
  isList: true,
} as const satisfies Call;

export const addPart = {
  method: 'POST',
  path: '/post-part',
  summary: 'Puts a part on sale. The name must be unique; the image must be an upload or on an allowed host.',
  access: 'admin',
  body: NewPart,
  response: AddedPart,
  isKeyed: true,
  problems: ['NAME_TAKEN', 'NUMBER_TAKEN'],
} as const satisfies Call;

export const changePart = {
  method: 'PATCH',
  path: '/parts/:id',
  summary: 'Changes a part, if its version is the one that the admin saw. `quantity` sets the stock.',
  access: 'admin',
  body: PartChange,
  response: ChangedPart,
  counters: { modifiedCount: 0 },
  problems: ['NOT_FOUND', 'PART_CHANGED', 'NAME_TAKEN', 'NUMBER_TAKEN'],
} as const satisfies Call;

export const deletePart = {
  method: 'DELETE',
  path: '/delete-part/:id',
  summary: 'Deletes a part. Its orders stay; unpaid ones can be paid while their stock is reserved.',
  access: 'admin',
  response: DeletedPart,
  counters: { deletedCount: 0 },
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const restorePart = {
  method: 'POST',
  path: '/restore-part/:id',
  summary: 'Puts a deleted part back on sale. A count of 0 means that it is on sale already.',
  access: 'admin',
  response: RestoredPart,
  counters: { modifiedCount: 0 },
  problems: ['NOT_FOUND', 'NAME_TAKEN', 'NUMBER_TAKEN'],
} as const satisfies Call;

export const storeImage = {
  method: 'POST',
  path: '/images',
  summary: 'Re-encodes and stores an image of a part, and returns its URL.',
  access: 'admin',
  upload: 'image',
  response: StoredImage,
} as const satisfies Call;

export const listReviews = {
  method: 'GET',
  path: '/review',
  summary:
    'Reviews, newest first. At most one of the first four, which the home page shows, is of an account that is neither verified nor has paid.',
  access: 'everyone',
  query: ReviewsQuery,
  response: Reviews,
  isList: true,
} as const satisfies Call;

export const addReview = {
  method: 'POST',
  path: '/review',
  summary: 'Adds a review with the name of the caller’s profile. At most five a day.',
  access: 'customer',
  body: NewReview,
  response: AddedReview,
  isKeyed: true,
} as const satisfies Call;

export const listAllReviews = {
  method: 'GET',
  path: '/all-reviews',
  summary: 'All reviews, newest first, hidden ones included.',
  access: 'admin',
  query: ManagedReviewsQuery,
  response: z.array(ManagedReview),
  isList: true,
} as const satisfies Call;

export const changeReview = {
  method: 'PATCH',
  path: '/review/:id',
  summary: 'Hides a review from everybody but admins, or shows it again.',
  access: 'admin',
  body: ReviewChange,
  response: ChangedReview,
  counters: { modifiedCount: 0 },
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const saveUser = {
  method: 'PUT',
  path: '/user/:email',
  summary: 'With a Firebase ID token, returns an access token. With an access token, saves the profile.',
  access: 'self',
  body: z.union([Profile, SignIn]),
  response: z.union([SignedIn, ProfileSaved]),
  counters: { modifiedCount: 0, result: { modifiedCount: 0 } },
  problems: ['APP_CHECK_FAILED', 'EMAIL_NOT_VERIFIED', 'ACCOUNT_BLOCKED'],
} as const satisfies Call;

export const endSession = {
  method: 'DELETE',
  path: '/session',
  summary: 'Logs out: ends the session of the access token.',
  access: 'signedIn',
  response: EndedSession,
  counters: { deletedCount: 0 },
} as const satisfies Call;

export const findUser = {
  method: 'GET',
  path: '/user/:email',
  summary: 'One user, with the profile.',
  access: 'selfOrAdmin',
  response: User,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const listUsers = {
  method: 'GET',
  path: '/user',
  summary: 'All users, newest first unless sorted otherwise.',
  access: 'admin',
  query: UsersQuery,
  response: z.array(ListedUser),
  isList: true,
} as const satisfies Call;

export const isAdmin = {
  method: 'GET',
  path: '/admin/:email',
  summary: 'Whether a user is an admin.',
  access: 'selfOrAdmin',
  response: AdminFlag,
} as const satisfies Call;

export const makeAdmin = {
  method: 'PUT',
  path: '/admin/:email',
  summary: 'Makes a user an admin. The address must be verified.',
  access: 'admin',
  response: ChangedUser,
  counters: { matchedCount: 0, modifiedCount: 0 },
  problems: ['NOT_FOUND', 'EMAIL_NOT_VERIFIED'],
} as const satisfies Call;

export const removeAdmin = {
  method: 'DELETE',
  path: '/admin/:email',
  summary: 'Makes an admin a customer and ends all their sessions. The last admin cannot be removed.',
  access: 'admin',
  response: ChangedUser,
  counters: { matchedCount: 0, modifiedCount: 0 },
  problems: ['NOT_FOUND', 'LAST_ADMIN'],
} as const satisfies Call;

export const signOutUser = {
  method: 'DELETE',
  path: '/sessions/:email',
  summary: 'Ends all sessions of a user, who must sign in again on every device.',
  access: 'admin',
  response: ChangedUser,
  counters: { matchedCount: 0, modifiedCount: 0 },
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const blockUser = {
  method: 'PUT',
  path: '/blocked/:email',
  summary: 'Blocks a user from signing in and ends all their sessions. Their orders do not change.',
  access: 'admin',
  response: ChangedUser,
  counters: { matchedCount: 0, modifiedCount: 0 },
  problems: ['NOT_FOUND', 'LAST_ADMIN', 'OWN_ACCOUNT'],
} as const satisfies Call;

export const unblockUser = {
  method: 'DELETE',
  path: '/blocked/:email',
  summary: 'Lets a blocked user sign in again.',
  access: 'admin',
  response: ChangedUser,
  counters: { matchedCount: 0, modifiedCount: 0 },
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const listOwnOrders = {
  method: 'GET',
  path: '/orders/:email',
  summary: 'The orders of a customer, newest first unless sorted otherwise.',
  access: 'selfOrAdmin',
  query: OrdersQuery,
  response: Orders,
  isList: true,
} as const satisfies Call;

export const listAllOrders = {
  method: 'GET',
  path: '/get-orders',
  summary: 'All orders, newest first unless sorted otherwise. `format=csv` exports them as a file.',
  access: 'admin',
  query: AllOrdersQuery,
  response: AdminOrders,
  isList: true,
} as const satisfies Call;

export const orderStats = {
  method: 'GET',
  path: '/order-stats',
  summary:
    'Counts and totals by status and for the last 30 days, the number of users and parts, and parts low in stock.',
  access: 'admin',
  response: OrderStats,
} as const satisfies Call;

export const placeOrder = {
  method: 'POST',
  path: '/orders',
  summary: 'Orders a part and reserves its stock. The total must equal the server’s.',
  access: 'customer',
  body: PlaceOrder,
  response: PlacedOrder,
  isKeyed: true,
  problems: [
    'APP_CHECK_FAILED',
    'PART_NOT_FOUND',
    'BELOW_MINIMUM',
    'ABOVE_STOCK',
    'PRICE_CHANGED',
    'DOES_NOT_FIT',
    'TOO_MANY_OPEN_ORDERS',
  ],
} as const satisfies Call;

export const findOrder = {
  method: 'GET',
  path: '/payment/:id',
  summary: 'One order.',
  access: 'ownerOrAdmin',
  response: Order,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const findRepeatedOrder = {
  method: 'GET',
  path: '/order-again/:id',
  summary: 'An order of the caller in any state, to order the same again.',
  access: 'owner',
  response: RepeatedOrder,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const deleteOrder = {
  method: 'DELETE',
  path: '/orders/:id',
  summary:
    'Cancels an unpaid order. An admin can also delete a paid one, which refunds it. With `seen`, only if it still has the status that the admin saw.',
  access: 'ownerOrAdmin',
  query: DeleteOrderQuery,
  response: DeletedOrder,
  counters: { deletedCount: 0 },
  problems: ['NOT_FOUND', 'ALREADY_PAID', 'ORDER_NOT_DELETABLE', 'LIST_CHANGED'],
} as const satisfies Call;

export const confirmOrder = {
  method: 'PATCH',
  path: '/confirm-order/:id',
  summary: 'Ships a paid order. A count of 0 means that the order was not paid or is already shipped.',
  access: 'admin',
  body: ShipmentChange,
  isBodyOptional: true,
  response: ConfirmedOrder,
  counters: { modifiedCount: 0 },
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const changeShipment = {
  method: 'PATCH',
  path: '/shipment/:id',
  summary: 'Changes carrier and tracking of a shipped order. A count of 0 means that nothing was changed.',
  access: 'admin',
  body: ShipmentChange,
  response: ConfirmedOrder,
  counters: { modifiedCount: 0 },
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const listOrderNotes = {
  method: 'GET',
  path: '/order-notes/:id',
  summary: 'The notes of admins and the questions of the customer about an order, oldest first.',
  access: 'admin',
  response: z.array(OrderNote),
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const addOrderNote = {
  method: 'POST',
  path: '/order-notes/:id',
  summary: 'Adds a note on an order, which only admins see.',
  access: 'admin',
  body: NewOrderNote,
  response: OrderNote,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const askQuestion = {
  method: 'POST',
  path: '/questions',
  summary: 'Asks the shop about a part, or about an order of the caller. At most ten an hour.',
  access: 'signedIn',
  body: NewQuestion,
  response: AskedQuestion,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const listPartQuestions = {
  method: 'GET',
  path: '/part-questions/:id',
  summary: 'The questions of customers about a part, newest first, at most 100.',
  access: 'admin',
  response: z.array(OrderNote),
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const listOrderMails = {
  method: 'GET',
  path: '/order-mails/:id',
  summary: 'The mails to the customer about an order, newest first.',
  access: 'admin',
  response: OrderMails,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const sendMailAgain = {
  method: 'POST',
  path: '/send-mail/:id',
  summary:
    'Sends a mail about an order again, or now if it was not sent yet. At most five times a day for an order.',
  access: 'admin',
  response: MailSentAgain,
  problems: ['NOT_FOUND', 'LIST_CHANGED'],
} as const satisfies Call;

export const askForStock = {
  method: 'POST',
  path: '/back-in-stock/:id',
  summary:
    'Asks for one mail when a part that is out of stock can be ordered again. Needs a verified address.',
  access: 'signedIn',
  response: AskedForStock,
  problems: ['PART_NOT_FOUND', 'PART_CHANGED', 'EMAIL_NOT_VERIFIED'],
} as const satisfies Call;

export const listInvoices = {
  method: 'GET',
  path: '/invoices/:id',
  summary: 'The invoice of an order, then its credit note. None if it was never paid.',
  access: 'ownerOrAdmin',
  response: Invoices,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const listPackingSlips = {
  method: 'GET',
  path: '/packing-slips',
  summary: 'The packing slips of up to 200 paid orders, by part number.',
  access: 'admin',
  query: PackingSlipsQuery,
  response: PackingSlips,
} as const satisfies Call;

export const listAddresses = {
  method: 'GET',
  path: '/user-addresses/:email',
  summary: 'The saved addresses of a user, the default first, and whether they have ordered before.',
  access: 'self',
  response: SavedAddresses,
} as const satisfies Call;

export const addAddress = {
  method: 'POST',
  path: '/user-addresses/:email',
  summary: 'Saves an address, at most ten. One with the same text is replaced, so that it can be repeated.',
  access: 'self',
  body: NewAddress,
  response: SavedAddress,
} as const satisfies Call;

export const changeAddress = {
  method: 'PATCH',
  path: '/addresses/:id',
  summary: 'Changes a saved address. `isDefault` makes it the one that an order form starts with.',
  access: 'owner',
  body: AddressChange,
  response: SavedAddress,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const deleteAddress = {
  method: 'DELETE',
  path: '/addresses/:id',
  summary: 'Deletes a saved address. Orders keep their own text.',
  access: 'owner',
  response: DeletedAddress,
  counters: { deletedCount: 0 },
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const startBulkJob = {
  method: 'POST',
  path: '/bulk-jobs',
  summary:
    'Plans one action on the orders that an admin saw. It starts two minutes later, in the background.',
  access: 'admin',
  body: BulkJobRequest,
  response: BulkJobDetails,
  isKeyed: true,
  problems: ['LIST_CHANGED'],
} as const satisfies Call;

export const listBulkJobs = {
  method: 'GET',
  path: '/bulk-jobs',
  summary: 'The running jobs of all admins, and the caller’s own ended jobs, newest first.',
  access: 'admin',
  response: BulkJobs,
} as const satisfies Call;

export const findBulkJob = {
  method: 'GET',
  path: '/bulk-jobs/:id',
  summary: 'The progress of a job, and the orders that it skipped.',
  access: 'admin',
  response: BulkJobDetails,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const changeBulkJob = {
  method: 'PATCH',
  path: '/bulk-jobs/:id',
  summary:
    'Starts a job that waits, or stops one. Before its start, stopping it leaves every order as it is.',
  access: 'admin',
  body: BulkJobChange,
  response: BulkJob,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const endBulkJob = {
  method: 'DELETE',
  path: '/bulk-jobs/:id',
  summary: 'Stops a running job, or removes an ended job from the list.',
  access: 'admin',
  response: EndedBulkJob,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const createPayment = {
  method: 'POST',
  path: '/create-payment',
  summary: 'Returns the client secret of the order’s PaymentIntent.',
  access: 'owner',
  body: CreatePayment,
  response: PaymentSecret,
  isKeyed: true,
  problems: [
    'APP_CHECK_FAILED',
    'NOT_FOUND',
    'ALREADY_PAID',
    'ORDER_NOT_PAYABLE',
    'ABOVE_STOCK',
    'TOO_MANY_PAYMENTS',
  ],
} as const satisfies Call;

export const updatePayment = {
  method: 'PATCH',
  path: '/payment-update/:id',
  summary: 'Reports a payment, which the server verifies at the provider. 202 while it is processing.',
  access: 'owner',
  canBeLater: true,
  body: PaymentUpdate,
  response: PaymentUpdated,
  counters: { modifiedCount: 0 },
  isKeyed: true,
  problems: ['NOT_FOUND', 'ALREADY_PAID', 'UNKNOWN_TRANSACTION', 'PAYMENT_NOT_SUCCEEDED', 'PAYMENT_MISMATCH'],
} as const satisfies Call;
