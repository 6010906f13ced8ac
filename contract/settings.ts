import * as z from 'zod/mini';

/** The id of the JSON block in the served HTML that carries `PublicSettings`. */
export const settingsElementId = 'settings';

/**
 * What the browser is told about where it runs, in the served HTML, so that one build serves every
 * environment. Holds nothing secret.
 */
export const PublicSettings = z.object({
  /** `sandbox`: the local stand-in; `test`: the provider's test mode; `live`: real money. */
  payments: z.enum(['sandbox', 'test', 'live']),
  stripePublishableKey: z.string(),
  firebase: z.object({
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    /** With `appCheck` only, which needs it. */
    appId: z.optional(z.string()),
  }),
  /** Firebase App Check: the site key of reCAPTCHA Enterprise. Absent when it is off. */
  appCheck: z.optional(z.object({ siteKey: z.string() })),
  /** Only in a local run: the stand-ins, whose browser halves are scripts they serve themselves. */
  mockServers: z.nullable(
    z.object({
      authEmulatorUrl: z.url(),
      gapiScript: z.url(),
      stripeScript: z.url(),
      /** A page of the mails that nobody sends. */
      mailbox: z.url(),
    }),
  ),
});
export type PublicSettings = z.infer<typeof PublicSettings>;
