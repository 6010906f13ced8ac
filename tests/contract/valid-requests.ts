import { strToU8, zipSync } from 'fflate';
import type { CallerKind } from '#contract/access.ts';
import { SavedAddress } from '#contract/accounts/addresses.ts';
import { ImportRun } from '#contract/import/imports.ts';
import { BulkJobDetails } from '#contract/orders/bulk-jobs.ts';
import * as calls from '#contract/calls.ts';
import type { Call } from '#contract/calls.ts';
import { AddedReview } from '#contract/shop/reviews.ts';
import { vehicleSlugOf } from '#contract/fitment/vehicle-slug.ts';
import { categoryFile } from '#mocks/fixtures/categories.ts';
import { golf, modelFixtures } from '#mocks/fixtures/vehicles.ts';
import { setMailing } from '#server/mails/record-mail.ts';
import { CategoryFile, saveCategories } from '#server/catalogue/save-categories.ts';
import { createImporter } from '#server/import/run-imports.ts';
import { addModel } from '#server/fitment/models.ts';
import {
  expectBody,
  checkoutBody,
  openShop,
  orderBody,
  type Person,
  type Shop,
  type ShopOptions,
  type StockedPart,
} from '#tests/shop/open-shop.ts';

export type CallName = keyof typeof calls;

export const callNames = Object.keys(calls) as CallName[];

export const callerKinds = ['visitor', 'own', 'other', 'admin'] as const satisfies readonly CallerKind[];

/** A request that succeeds for the right caller. */
export interface ValidRequest {
  path: string;
  body?: object | FormData;
  token?: string | undefined;
}

interface People {
  /** The owner of the requested data. */
  customer: Person;
  other: Person;
  admin: Person;
  part: StockedPart;
}

const imageHosts = ['images.norholt.test'];
const imageUrl = `https://${imageHosts[0]}/flywheel.webp`;

/** The smallest PNG: one grey pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** The form of POST /images. */
export function imageForm(content: BlobPart = onePixel, type = 'image/png'): FormData {
  const form = new FormData();
  form.set('image', new Blob([content], { type }), 'flywheel.png');
  return form;
}

/** The smallest workbook. */
export const workbook = new Uint8Array(
  zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>'),
    'xl/worksheets/sheet1.xml': strToU8(
      '<worksheet><sheetData><row><c><v>10042</v></c></row></sheetData></worksheet>',
    ),
  }),
);

/** The form of a file. */
export function fileForm(content: BlobPart): FormData {
  const form = new FormData();
  form.set('file', new Blob([content]), 'list.csv');
  return form;
}

type Build = (as: CallerKind) => Promise<ValidRequest>;

/** Opens a shop with users, a part and a valid request for each call. */
export async function openShopWithRequests(options: ShopOptions = {}) {
  const shop = await openShop({ ...options, config: { imageHosts, ...options.config } });
  await saveCategories(shop.db, CategoryFile.parse(categoryFile));
  await setMailing(shop.db, true);
  for (const model of modelFixtures) await addModel(shop.db, model);
  const people = {
    customer: await shop.addCustomer(),
    other: await shop.addCustomer(),
    admin: await shop.addAdmin(),
    part: await shop.addPart({ quantity: 1_000_000 }),
  };
  return {
    shop,
    people,
    requests: validRequests(shop, people),
    requestsOfNewCustomer: async () => validRequests(shop, { ...people, customer: await shop.addCustomer() }),
  };
}

type Content = Omit<ValidRequest, 'token'>;

type CallWithBody = {
  [Name in CallName]: (typeof calls)[Name] extends { body: unknown } | { upload: unknown } ? Name : never;
}[CallName];

/** A valid request for each call, with new rows if it changes any. */
function validRequests(shop: Shop, { customer, other, admin, part }: People): Record<CallName, Build> {
  const tokens = { visitor: undefined, own: customer.token, other: other.token, admin: admin.token };
  const by =
    (content: (as: CallerKind) => Content | Promise<Content>): Build =>
    async (as) => ({ token: tokens[as], ...(await content(as)) });
  const order = () => shop.order(customer, part);

  /** Returns a mail about a new order. */
  async function newMail(): Promise<string> {
    const { id } = await shop.paidOrder(customer, part);
    const { rows } = await shop.db.query<{ id: string }>(
      `SELECT id FROM mails WHERE order_id = $1 AND kind = 'paid'`,
      [id],
    );
    return rows[0]?.id ?? '';
  }

  let named = 0;
  const newPart = () => ({
    ...{ name: `Flywheel ${(named += 1)}`, description: 'Balanced to 5 grams.', image: imageUrl },
    ...{ price: 120, minQuantity: 2, quantity: 40 },
  });

  /** Adds a model and returns its slug. */
  async function newModel(): Promise<string> {
    const name = `Model ${(named += 1)}`;
    const body = { make: 'Saab', name, fromYear: 2003, toYear: 2011, engines: [] };
    await shop.call('POST', '/models', { token: admin.token, body });
    return vehicleSlugOf(`Saab ${name}`);
  }

  /** The row that a path names: a user, an order if the access policy is about its owner, otherwise a part. */
  async function rowOf({ method, path, access }: Call): Promise<string> {
    const isRead = method === 'GET';
    if (path.endsWith(':email')) return (isRead ? customer : await shop.addCustomer()).email;
    if (access === 'owner' || access === 'ownerOrAdmin') return order();
    if (path.endsWith(':number')) return shop.numberOf(part.id);
    return (isRead ? part : await shop.addPart()).id;
  }

  /** Adds a part that fits a model with a note, and returns the note. */
  async function newNote(): Promise<string> {
    const note = `Disc ${(named += 1)} mm`;
    await shop.db.query(
      `INSERT INTO fitments (part_id, model_id, note, created_by)
       SELECT $1, id, $2, '' FROM models WHERE slug = 'nissan-qashqai-j11'`,
      [(await shop.addPart()).id, note],
    );
    return note;
  }

  /** Saves an address of the customer and returns its id. */
  async function newAddress(): Promise<string> {
    const body = { label: '', name: 'Mara', phone: '', address: `Kajgatan ${(named += 1)}` };
    await shop.db.query('DELETE FROM addresses');
    const path = `/user-addresses/${customer.email}`;
    return SavedAddress.parse((await shop.call('POST', path, { token: customer.token, body })).body)._id;
  }

  /** A request that needs no body. */
  const plain = (call: Call): Build =>
    by(async () => ({
      path: call.path.replace(/:\w+$/, await rowOf(call)) + (call.isList ? '?limit=5' : ''),
    }));

  const bulkJob = (orderId: string) => ({ action: 'confirm', orders: { unpaid: [], pending: [orderId] } });

  // A customer may have ten open orders.
  let ofJobs: Promise<string> | undefined;
  const orderOfJobs = async () => (ofJobs ??= shop.paidOrder(customer, part).then(({ id }) => id));

  /** Adds a review and returns its id. */
  async function newReview(): Promise<string> {
    const { token } = await shop.addCustomer();
    const body = { rating: 4, description: 'True to size, and on time.' };
    return expectBody(await shop.call('POST', '/review', { token, body }), 200, AddedReview).insertedId;
  }

  const basketLine = () => ({ partId: part.id, vehicle: golf.slug, quantity: 2, price: 64 });

  async function newBulkJob(): Promise<string> {
    const { token } = admin;
    const response = await shop.call('POST', '/bulk-jobs', { token, body: bulkJob(await orderOfJobs()) });
    return expectBody(response, 200, BulkJobDetails)._id;
  }

  /** Sends a file for an import, and returns its id. `isRead`: its columns can be changed. */
  async function newImport(isRead: boolean): Promise<string> {
    const { token } = admin;
    const text = 'number,name,price,category\nNX-1,Hose,5.00,Hoses';
    const body = { name: 'list.csv', bytes: text.length };
    const { _id } = expectBody(await shop.call('POST', '/imports', { token, body }), 200, ImportRun);
    if (!isRead) return _id;
    await shop.call('POST', `/import-bytes/${_id}?from=0`, { token, body: fileForm(text) });
    const importer = createImporter(shop.deps);
    while (await importer.runBatch());
    return _id;
  }

  let readImport: Promise<string> | undefined;
  const oneImport = () => (readImport ??= newImport(true));

  /** The calls with a body, and those that need a row in a certain state. */
  const special: Record<CallWithBody, Build> & Partial<Record<CallName, Build>> = {
    addPart: by(() => ({ path: '/post-part', body: newPart() })),
    changePart: by(async () => ({
      path: `/parts/${(await shop.addPart()).id}`,
      body: { version: 1, name: newPart().name, quantity: 90, quantitySeen: 100, image: imageUrl },
    })),
    changeStock: by(async () => ({
      path: `/stock/${(await shop.addPart()).id}`,
      body: { quantity: 90, quantitySeen: 100, reason: 'counted', note: '' },
    })),
    findCategory: by(() => ({ path: '/categories/brake-discs' })),
    partFacets: by(() => ({ path: '/part-facets?category=brake-discs' })),
    findMake: by(() => ({ path: '/makes/volkswagen' })),
    findModel: by(() => ({ path: `/models/${golf.model}` })),
    readVehicleWords: by(() => ({ path: '/vehicle-reading?query=golf+7+2016+1.4' })),
    findVehicle: by(() => ({ path: `/vehicles/${golf.slug}` })),
    listPackingSlips: by(() => ({ path: '/packing-slips?orders=A8299A,7K3M2Q' })),
    suggest: by(() => ({ path: '/suggest?query=disc' })),
    exportList: by(() => ({ path: '/export-list?kind=stock' })),
    addImport: by(() => ({ path: '/imports', body: { name: 'list.csv', bytes: 100 } })),
    sendImportBytes: by(async () => ({
      path: `/import-bytes/${await newImport(false)}?from=0`,
      body: fileForm('number,name'),
    })),
    findImport: by(async () => ({ path: `/imports/${await oneImport()}` })),
    changeImport: by(async () => ({ path: `/imports/${await oneImport()}`, body: { kind: 'parts' } })),
    takeImportStep: by(async () => ({
      path: `/import-steps/${await newImport(true)}`,
      body: { step: 'check' },
    })),
    removeImport: by(async () => ({ path: `/imports/${await newImport(false)}` })),
    listImportRows: by(async () => ({ path: `/import-rows/${await oneImport()}?limit=5` })),
    correctImportRows: by(async () => ({
      path: `/import-rows/${await oneImport()}`,
      body: [{ row: 2, column: 'price', value: '6.00' }],
    })),
    exportMissingParts: by(async () => ({ path: `/missing-parts/${await oneImport()}` })),
    exportImportRows: by(async () => ({ path: `/import-file/${await oneImport()}` })),
    listImportMatches: by(async () => ({ path: `/import-matches/${await oneImport()}?limit=5` })),
    saveImportMatches: by(async () => ({
      path: `/import-matches/${await oneImport()}`,
      body: { choices: [{ thing: 'category', key: 'hoses', choice: 'create' }], remember: false },
    })),
    addPartEdit: by(async () => ({
      path: '/part-edits',
      body: {
        ids: [(await shop.addPart()).id],
        changes: { price: { how: 'percent', value: 5, ending: 'ninetyFive' } },
      },
    })),
    addModel: by(() => ({
      path: '/models',
      body: { make: 'Saab', name: `9-${(named += 1)}`, fromYear: 2003, toYear: 2011, engines: ['2.0 t'] },
    })),
    changeModel: by(async () => ({
      path: `/models/${await newModel()}`,
      body: { fromYear: 2003, toYear: 2014, engines: [] },
    })),
    deleteModel: by(async () => ({ path: `/models/${await newModel()}` })),
    previewStatementNote: by(() => ({ path: '/statement-note?note=Disc+280+mm' })),
    convertStatementNote: by(async () => ({
      path: '/statement-notes',
      body: { note: await newNote(), criterion: 'Front disc', value: '280 mm' },
    })),
    saveUserVehicles: by(() => ({
      path: `/user-vehicles/${customer.email}`,
      body: [{ slug: golf.slug, label: 'Workshop car' }],
    })),
    saveSynonyms: by(() => ({ path: '/synonyms', body: [['disc', 'rotor']] })),
    restorePart: by(async () => {
      const { id } = await shop.addPart();
      await shop.call('DELETE', `/delete-part/${id}`, { token: admin.token });
      return { path: `/restore-part/${id}` };
    }),
    storeImage: by(() => ({ path: '/images', body: imageForm() })),
    addReview: by((as) => ({
      path: '/review',
      body: {
        ...{ rating: 4, description: 'True to size, and on time.', name: 'Mara Lindqvist', photoURL: '' },
        email: (as === 'admin' ? admin : customer).email,
      },
    })),
    changeReview: by(async () => ({ path: `/review/${await newReview()}`, body: { isHidden: true } })),
    removeAdmin: by(async () => ({ path: `/admin/${(await shop.addAdmin()).email}` })),
    // With a new session, which the call ends.
    endSession: async (as) => ({
      path: '/session',
      ...(as !== 'visitor' && {
        token: (await (as === 'admin' ? shop.addAdmin() : shop.addCustomer())).token,
      }),
    }),
    saveUser: by(() => ({ path: `/user/${customer.email}`, body: { name: 'Mara', city: 'Lysekil' } })),
    placeOrder: by((as) => ({ path: '/orders', body: orderBody(as === 'admin' ? admin : customer, part) })),
    confirmOrder: by(async () => ({
      path: `/confirm-order/${(await shop.paidOrder(customer, part)).id}`,
      body: { carrier: 'DHL', trackingNumber: '00340434' },
    })),
    findRepeatedOrder: by(async () => ({
      path: `/order-again/${(await shop.paidOrder(customer, part)).id}`,
    })),
    confirmTogether: by(async () => {
      const { _id, ids } = await shop.paidCheckout(customer, [part]);
      const shipment = { carrier: 'DHL', trackingNumber: '00340434' };
      return { path: `/confirm-checkout/${_id}`, body: { orders: ids, ...shipment } };
    }),
    changeShipment: by(async () => {
      const { id } = await shop.paidOrder(customer, part);
      await shop.call('PATCH', `/confirm-order/${id}`, { token: admin.token });
      return { path: `/shipment/${id}`, body: { carrier: 'DHL', trackingUrl: 'https://dhl.example/7' } };
    }),
    listOrderNotes: by(async () => ({
      path: `/order-notes/${(await shop.paidOrder(customer, part)).id}`,
    })),
    addOrderNote: by(async () => ({
      path: `/order-notes/${(await shop.paidOrder(customer, part)).id}`,
      body: { text: 'Two boxes on one pallet.' },
    })),
    askQuestion: by(() => ({ path: '/questions', body: { text: 'Is it ventilated?', partId: part.id } })),
    listOrderMails: by(async () => ({
      path: `/order-mails/${(await shop.paidOrder(customer, part)).id}`,
    })),
    sendMailAgain: by(async () => ({ path: `/send-mail/${await newMail()}` })),
    askForStock: by(async () => ({ path: `/back-in-stock/${(await shop.addPart({ quantity: 0 })).id}` })),
    addAddress: by(() => ({
      path: `/user-addresses/${customer.email}`,
      body: { label: 'Workshop', name: 'Mara', phone: '', address: 'Verkstadsgatan 14' },
    })),
    changeAddress: by(async () => ({ path: `/addresses/${await newAddress()}`, body: { isDefault: true } })),
    deleteAddress: by(async () => ({ path: `/addresses/${await newAddress()}` })),
    startBulkJob: by(async () => ({ path: '/bulk-jobs', body: bulkJob(await orderOfJobs()) })),
    listBulkJobs: by(() => ({ path: '/bulk-jobs' })),
    findBulkJob: by(async () => ({ path: `/bulk-jobs/${await newBulkJob()}` })),
    changeBulkJob: by(async () => ({ path: `/bulk-jobs/${await newBulkJob()}`, body: { state: 'stopped' } })),
    endBulkJob: by(async () => ({ path: `/bulk-jobs/${await newBulkJob()}` })),
    placeCheckout: by((as) => ({
      path: '/checkouts',
      body: checkoutBody(as === 'admin' ? admin : customer, [part]),
    })),
    findCheckout: by(async () => ({ path: `/checkouts/${(await shop.checkout(customer, [part]))._id}` })),
    changeBasket: by(() => ({ path: '/basket', body: { lines: [basketLine()] } })),
    findNumbers: by(() => ({ path: '/quick-order', body: { numbers: ['NH-10042', 'no such number'] } })),
    readOrderFile: by(() => ({ path: '/quick-order-file', body: fileForm(workbook) })),
    readBasketLines: by(() => ({ path: '/basket-lines', body: { lines: [basketLine()] } })),
    createPayment: by(async () => ({ path: '/create-payment', body: { orderId: await order() } })),
    updatePayment: by(async () => {
      const id = await order();
      const transactionId = await shop.payAtProvider(customer, id);
      return { path: `/payment-update/${id}`, body: { productPay: id, transactionId } };
    }),
  };
  // An entry for each name.
  return Object.fromEntries(callNames.map((name) => [name, special[name] ?? plain(calls[name])])) as Record<
    CallName,
    Build
  >;
}
