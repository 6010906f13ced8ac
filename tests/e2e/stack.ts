/**
 * Where the stack under test listens: away from the ports of an `npm start` that may be running.
 * `E2E_PORT` moves all three, for two runs side by side.
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
