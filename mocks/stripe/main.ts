import { stopWhenAsked } from '#mocks/supervised.ts';
import { startStripeStandIn } from './stand-in.ts';

const { STRIPE_PORT = '4242', STRIPE_STATE_DIR, WEBHOOK_URL } = process.env;

const standIn = await startStripeStandIn({
  port: Number(STRIPE_PORT),
  stateDir: STRIPE_STATE_DIR,
  webhookUrl: WEBHOOK_URL,
  webhookSecret: process.env.STRIPE_WEBHOOK_SECRET ?? 'whsec_local',
  secretKey: process.env.STRIPE_SECRET_KEY ?? 'sk_test_local',
  publishableKey: process.env.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_local',
});
stopWhenAsked(() => standIn.stop());
console.log(`Listening on ${standIn.url}`);
