import type { Carrier } from '../orders/shipment.ts';
import type { Shop } from '#tokens/shop.ts';

/** The id of the JSON element in the served HTML that contains `PublicSettings`. */
export const settingsElementId = 'settings';

/** The cookie with the chosen theme, `light` or `dark`. */
export const themeCookie = 'theme';

/** The cookie with the value 1 in a browser that stores a session. It is not a secret and grants nothing. */
export const sessionCookie = 'session';

/**
 * The browser's settings, in the served HTML, so that one build works in every environment. Contains no secrets.
 */
export interface PublicSettings {
  /** The folder of the brand. */
  brand: string;
  /** The shop of the brand. */
  shop: Shop;
  /** `sandbox`: the mock server; `test`: Stripe's test mode; `live`: real payments. */
  payments: 'sandbox' | 'test' | 'live';
  stripePublishableKey: string;
  /** The carriers that admins choose from. Absent if there are none. */
  carriers?: readonly Carrier[];
  /** The shop has not stated who sells, so the documents of payments are receipts. Absent if they are invoices. */
  issuesReceipts?: true;
  /** What the tax that prices contain is called. Absent if the shop shows none. */
  taxName?: string;
  /** Customers get mails about their orders. Absent if the shop sends none. */
  sendsMails?: true;
  firebase: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    /** Only with `appCheck`. */
    appId?: string;
  };
  /** Firebase App Check with reCAPTCHA Enterprise. Absent if it is off. */
  appCheck?: { siteKey: string };
  /** In a local run and in staging: the mock servers and the browser scripts that they serve. */
  mockServers: {
    authEmulatorUrl: string;
    gapiScript: string;
    stripeScript: string;
    /** The page with the mails of the Auth emulator. */
    mailbox: string;
  } | null;
}
