import { lineTotal } from './money.ts';

/** Numbers that the product or its REST contract fixes. Money is in dollars, lengths in characters. */
export const limits = {
  homeParts: 6,
  homeReviews: 4,
  passwordMin: 6,
  review: { min: 10, max: 250 },
  rating: { min: 0, max: 5 },
  /** Pixels of scroll after which the navbar changes style. */
  navbarScroll: 80,
  googlePopup: { width: 500, height: 600 },
  nameMax: 100,
  emailMax: 254,
  phoneMax: 40,
  taxIdMax: 30,
  addressMax: 300,
  carrierMax: 40,
  trackingNumberMax: 60,
  trackingUrlMax: 500,
  /** A note on an order, or a question. */
  noteMax: 2000,
  stockNoteMax: 200,
  /** Saved ones, of a user. */
  addresses: 10,
  addressLabelMax: 40,
  profileTextMax: 200,
  /** A profile link: an account name or an https URL. */
  profileLink: /^(?:[\w.-]+|https:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#]\S*)?)$/iu,
  partNameMax: 120,
  partDescriptionMax: 4000,
  partNumber: { min: 3, max: 40 },
  brandMax: 40,
  pictureAltMax: 200,
  /** Beside the first one. */
  morePictures: 7,
  references: 500,
  specifications: 60,
  /** Of a customer. */
  vehicles: 5,
  vehicleLabelMax: 40,
  modelYear: { min: 1886, max: 2100 },
  /** Of a model. */
  engines: 200,
  engineMax: 80,
  /** A number of the trade, such as a K-Type. */
  engineTypeMax: 20,
  engineCodesMax: 200,
  kw: { min: 1, max: 2000 },
  modelNameMax: 80,
  /** Other names of a make or a model. */
  aliases: 20,
  aliasMax: 40,
  /** With the names of make, model and engine. */
  vehicleSlugMax: 240,
  /** Statements about a part. */
  fitments: 5000,
  fitmentNoteMax: 200,
  /** Of a statement. */
  conditions: 20,
  criterionMax: 80,
  conditionMax: 120,
  /** About the conditions of parts, of a customer. */
  answers: 20,
  synonyms: { groups: 500, words: 10 },
  image: {
    maxBytes: 5 * 1024 * 1024,
    types: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    /** Smaller images look blurred. They are accepted, because a part may have no better one. */
    recommended: { width: 1200, height: 900 },
  },
  price: { min: 0.01, max: 999_999.99 },
  /** The smallest and largest charge that Stripe accepts. */
  charge: { min: 0.5, max: 999_999.99 },
  stockMax: 1_000_000,
  openOrdersPerCustomer: 10,
  /** Seconds between the confirmation of a bulk job and its start. */
  bulkJobDelay: 120,
  /** Of a basket. */
  basketLines: 200,
  /** Days after which a line leaves a basket. */
  basketDays: 90,
  /** Of a checkout. */
  checkoutLines: 100,
  /** Of a customer, including the orders of checkouts. Towards `openOrdersPerCustomer` a checkout counts as one. */
  ordersOpenInAll: 200,
  /** Mails about one order that admins may send again within 24 hours. */
  mailsSentAgain: 5,
  /** Back-in-stock requests of one customer. */
  partsWaitedFor: 50,
  import: {
    fileBytes: 50 * 1024 * 1024,
    /** Of the bytes of a file in one request. */
    chunkBytes: 1024 * 1024,
    rows: 500_000,
    columns: 200,
    /** Characters of a cell. */
    cellMax: 20_000,
    /** Hours in which an import can be undone. */
    undoHours: 24,
  },
  quickOrder: {
    lines: 200,
    /** Characters of a number in a list. */
    numberMax: 60,
    /** Of a CSV file, which the browser reads. */
    csvBytes: 2 * 1024 * 1024,
    /** Of a workbook, which the server reads. */
    xlsxBytes: 500 * 1024,
    /** Of a workbook. */
    rows: 1000,
  },
  /** Packing slips that are printed together. */
  slipsMax: 200,
  /** Also of a checkout. */
  paymentIntentsPerOrder: 5,
  /** The maximum rows of a list without `limit`. `Link` names the next page. */
  listRows: 1000,
  pageRows: 200,
} as const;

/** The rows on a page of a table, to choose from. The first is the default. */
export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** Whether the smallest order of a part reaches the minimum charge. The price is in dollars. */
export const isWorthCharging = ({ price, minQuantity }: { price: number; minQuantity: number }): boolean =>
  lineTotal(price, minQuantity) >= limits.charge.min;

/** For a reviewer without a photo, or with one on a host that the shop does not allow. Shown as initials. */
export const placeholderPhoto = '/pictures/reviewer-160.webp';
