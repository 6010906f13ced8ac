/** A complete environment of a shop in production. Without NODE_ENV, because production is the default. */
export const productionVariables = {
  DATABASE_URL: 'postgres://shop@db/shop?sslmode=verify-full',
  PUBLIC_URL: 'https://shop.example',
  TOKEN_SECRET: 'q8Zt3Lw0Vx7Nf5Rb2Kd9Hs6Jm1Pc4Gy-TuEaWi',
  METRICS_TOKEN: 'k7Qz2Vn9Xr4Lm8Tc',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  FIREBASE_PROJECT_ID: 'norholt-shop',
  FIREBASE_API_KEY: 'AIza',
} as const;
