/** Where the stack under test listens: away from the ports of an `npm start` that may be running. */
const ports = { shop: 3910, auth: 9910, stripe: 4910 } as const;

export const stack = {
  ports,
  shopUrl: `http://localhost:${ports.shop}`,
  apiUrl: `http://localhost:${ports.shop}/api`,
  identityUrl: `http://localhost:${ports.auth}/identitytoolkit.googleapis.com/v1`,
  stripeUrl: `http://localhost:${ports.stripe}`,
} as const;
