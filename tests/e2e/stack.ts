/**
 * The ports of the stack under test, away from those of `npm start`. `E2E_PORT` moves all three, so that two runs can
 * go on at the same time.
 */
const shop = Number(process.env['E2E_PORT'] ?? 3910);
const ports = { shop, auth: shop + 6000, stripe: shop + 1000 } as const;

export const stack = {
  ports,
  shopUrl: `http://localhost:${ports.shop}`,
  apiUrl: `http://localhost:${ports.shop}/api`,
  identityUrl: `http://localhost:${ports.auth}/identitytoolkit.googleapis.com/v1`,
  stripeUrl: `http://localhost:${ports.stripe}`,
} as const;
