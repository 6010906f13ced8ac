import { stopWhenAsked } from '#mocks/supervised.ts';
import { startStripeMock } from './stripe-mock.ts';

const { STRIPE_PORT = '4242', STRIPE_STATE_DIR, PUBLIC_URL, WEBHOOK_URL } = process.env;

const stripeMock = await startStripeMock({
  port: Number(STRIPE_PORT),
  shopUrl: PUBLIC_URL || undefined,
  stateDir: STRIPE_STATE_DIR,
  webhookUrl: WEBHOOK_URL,
  webhookSecret: process.env.STRIPE_WEBHOOK_SECRET ?? 'whsec_local',
  secretKey: process.env.STRIPE_SECRET_KEY ?? 'sk_test_local',
  publishableKey: process.env.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_local',
});
stopWhenAsked(() => stripeMock.stop());
console.log(`Listening on ${stripeMock.url}`);
