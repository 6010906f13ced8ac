import * as z from 'zod/mini';

/** The id of the JSON element in the served HTML that contains `PublicSettings`. */
export const settingsElementId = 'settings';

/** The cookie with the chosen theme, `light` or `dark`. */
export const themeCookie = 'theme';

/** The cookie with the value 1 in a browser that stores a session. It is not a secret and grants nothing. */
export const sessionCookie = 'session';

/**
 * The browser's settings, in the served HTML, so that one build works in every environment. Contains no secrets.
 */
export const PublicSettings = z.object({
  /** `sandbox`: the mock server; `test`: Stripe's test mode; `live`: real payments. */
  payments: z.enum(['sandbox', 'test', 'live']),
  stripePublishableKey: z.string(),
  firebase: z.object({
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    /** Only with `appCheck`. */
    appId: z.optional(z.string()),
  }),
  /** Firebase App Check with reCAPTCHA Enterprise. Absent if it is off. */
  appCheck: z.optional(z.object({ siteKey: z.string() })),
  /** In a local run and in staging: the mock servers and the browser scripts that they serve. */
  mockServers: z.nullable(
    z.object({
      authEmulatorUrl: z.url(),
      gapiScript: z.url(),
      stripeScript: z.url(),
      /** The page with the mails of the Auth emulator. */
      mailbox: z.url(),
    }),
  ),
});
export type PublicSettings = z.infer<typeof PublicSettings>;
