import { createHash, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { answeredPage, challengePage, challengePolicy } from './challenge-page.ts';
import type { RequestInfo } from './events.ts';
import type { Faults, Operation } from './faults.ts';
import { Form } from './form.ts';
import { newId } from './ids.ts';
import type { Ledger } from './ledger.ts';
import { publicView, type PaymentIntent } from './objects.ts';
import {
  answerChallenge,
  cancelIntent,
  confirmIntent,
  createIntent,
  findChallenged,
  findIntent,
  updateIntent,
} from './payment-intents.ts';
import { createRefund, findCharge, findRefund, listRefunds } from './refunds.ts';
import { invalidRequest, StripeFailure } from './stripe-failure.ts';
import type { Webhooks } from './webhooks.ts';

export interface AppParts {
  ledger: Ledger;
  faults: Faults;
  webhooks: Webhooks;
  keys: { secret: string; publishable: string };
  /** Whether confirmed payments stay in `processing`. */
  holdsConfirmations(): boolean;
  /** The text of /stripe.js. */
  browserScript(): Promise<string>;
}

type Env = { Bindings: HttpBindings; Variables: { request: RequestInfo; form: Form; isServer: boolean } };
type Answer = { status: 200 | StripeFailure['status']; body: string };

export function createApp({
  ledger,
  faults,
  webhooks,
  keys,
  holdsConfirmations,
  browserScript,
}: AppParts): Hono<Env> {
  const app = new Hono<Env>();

  app.use(cors({ origin: '*', exposeHeaders: ['Request-Id'], maxAge: 600 }));
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/stripe.js', async (c) =>
    c.body(await browserScript(), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    }),
  );

  app.get('/challenge/:id', (c) => {
    const intent = findChallenged(ledger, c.req.param('id'));
    c.header('Content-Security-Policy', challengePolicy);
    const theme = themeOf(c);
    return c.html(intent ? challengePage({ amount: intent.amount, theme }) : answeredPage({ theme }));
  });
  app.post('/challenge/:id', async (c) => {
    const form = new Form(await c.req.text());
    const before = findChallenged(ledger, c.req.param('id'));
    const after = answerChallenge(ledger, c.req.param('id'), form.text('answer') === 'complete', {
      id: newId('req'),
      idempotencyKey: null,
    });
    webhooks.deliverPending();
    if (after && before?.next_action?.type === 'redirect_to_url') {
      const back = new URL(before.next_action.redirect_to_url.return_url);
      back.searchParams.set('payment_intent', after.id);
      back.searchParams.set('payment_intent_client_secret', after.client_secret);
      back.searchParams.set('redirect_status', after.status === 'succeeded' ? 'succeeded' : 'failed');
      return c.redirect(back.href, 303);
    }
    c.header('Content-Security-Policy', challengePolicy);
    return c.html(answeredPage({ theme: themeOf(c) }));
  });

  app.use('/v1/*', async (c, next) => {
    const isPost = c.req.method === 'POST';
    const form = new Form(isPost ? await c.req.text() : new URL(c.req.url).search);
    const request: RequestInfo = {
      id: newId('req'),
      idempotencyKey: (isPost && c.req.header('Idempotency-Key')) || null,
    };
    c.header('Request-Id', request.id);
    c.set('form', form);
    c.set('request', request);
    c.set('isServer', authenticate(presentedKey(c, form), keys));
    await next();
  });

  /** Runs one operation: with the trouble that was ordered, once for each idempotency key. */
  const run =
    (operation: Operation, work: (c: Context<Env>) => object, { byBrowser = false } = {}) =>
    async (c: Context<Env>): Promise<Response> => {
      if (!byBrowser && !c.get('isServer')) throw unauthorized(presentedKey(c, c.get('form')));
      await faults.delay();
      const fault = faults.take(operation);
      if (fault === 'cut') return cut(c);
      if (fault === 'rate-limited') {
        throw new StripeFailure(429, {
          type: 'invalid_request_error',
          code: 'rate_limit',
          message: 'Request rate limit exceeded.',
        });
      }
      if (fault === 'unavailable') {
        throw new StripeFailure(500, { type: 'api_error', message: 'An unknown error occurred.' });
      }
      const response = once(c, () => work(c));
      webhooks.deliverPending();
      if (fault === 'lost-answer') return cut(c);
      return c.body(response.body, response.status, { 'Content-Type': 'application/json' });
    };

  /** The first answer to an idempotency key, kept and given again. Refused parameters are not kept. */
  const once = (c: Context<Env>, work: () => object): Answer => {
    const { idempotencyKey: key } = c.get('request');
    if (key === null) return { status: 200, body: JSON.stringify(work()) };
    const request = createHash('sha256')
      .update(`${c.req.method} ${c.req.path}\n${c.get('form').canonical()}`)
      .digest('hex');
    const known = ledger.responses.get(key);
    if (known) {
      if (known.request !== request) throw keyReused(key);
      c.header('Idempotent-Replayed', 'true');
      return { status: known.status === 402 ? 402 : 200, body: known.body };
    }
    const response = attempt(work);
    ledger.commit({ kind: 'answer', value: { key, request, ...response, at: Date.now() } });
    return response;
  };

  const intentFor = (c: Context<Env>, intent: PaymentIntent): object => {
    if (!c.get('isServer')) return publicView(intent);
    const charge = intent.latest_charge === null ? undefined : ledger.charges.get(intent.latest_charge);
    return c.get('form').list('expand').includes('latest_charge') && charge
      ? { ...intent, latest_charge: charge }
      : intent;
  };

  const idOf = (c: Context<Env>) => c.req.param('id') ?? '';

  /** The intent's id, once the caller has shown a right to it: the secret key or the client secret. */
  const entitledTo = (c: Context<Env>): string => {
    const id = idOf(c);
    if (c.get('isServer')) return id;
    const secret = c.get('form').required('client_secret');
    if (ledger.intents.get(id)?.client_secret !== secret) {
      throw invalidRequest(
        'The client_secret provided does not match any associated PaymentIntent on this account. Ensure the provided client_secret is correct.',
        { code: 'resource_missing', param: 'client_secret' },
      );
    }
    return id;
  };

  app.post(
    '/v1/payment_intents',
    run('create', (c) => createIntent(ledger, c.get('form'))),
  );
  app.get(
    '/v1/payment_intents/:id',
    run('retrieve', (c) => intentFor(c, findIntent(ledger, entitledTo(c))), { byBrowser: true }),
  );
  app.post(
    '/v1/payment_intents/:id',
    run('update', (c) => updateIntent(ledger, idOf(c), c.get('form'))),
  );
  app.post(
    '/v1/payment_intents/:id/confirm',
    run(
      'confirm',
      (c) =>
        intentFor(
          c,
          confirmIntent(ledger, entitledTo(c), c.get('form'), {
            request: c.get('request'),
            challengeUrl: (id) => new URL(`/challenge/${id}`, c.req.url).href,
            holds: holdsConfirmations(),
          }),
        ),
      { byBrowser: true },
    ),
  );
  app.post(
    '/v1/payment_intents/:id/cancel',
    run('cancel', (c) => cancelIntent(ledger, idOf(c), c.get('form'), c.get('request'))),
  );
  app.post(
    '/v1/refunds',
    run('refund', (c) => createRefund(ledger, c.get('form'), c.get('request'))),
  );
  app.get(
    '/v1/refunds',
    run('retrieve', (c) => listRefunds(ledger, c.get('form'))),
  );
  app.get(
    '/v1/refunds/:id',
    run('retrieve', (c) => findRefund(ledger, idOf(c))),
  );
  app.get(
    '/v1/charges/:id',
    run('retrieve', (c) => findCharge(ledger, idOf(c))),
  );

  app.notFound((c) =>
    c.json(
      {
        error: {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${c.req.method}: ${c.req.path}).`,
        },
      },
      404,
    ),
  );
  app.onError((error, c) => {
    webhooks.deliverPending();
    const request = c.get('request');
    if (request) c.header('Request-Id', request.id);
    if (error instanceof StripeFailure) return c.json({ error: error.body }, error.status);
    console.error(error);
    return c.json({ error: { type: 'api_error', message: 'An unknown error occurred.' } }, 500);
  });
  return app;
}

/** A declined card is an answer like any other to an idempotency key; wrong parameters are not. */
function attempt(work: () => object): Answer {
  try {
    return { status: 200, body: JSON.stringify(work()) };
  } catch (error) {
    if (error instanceof StripeFailure && error.status === 402) {
      return { status: 402, body: JSON.stringify({ error: error.body }) };
    }
    throw error;
  }
}

function cut(c: Context<Env>): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

const themeOf = (c: Context<Env>) => (c.req.query('theme') === 'dark' ? 'dark' : 'light');

function presentedKey(c: Context<Env>, form: Form): string | undefined {
  const [scheme, credentials = ''] = (c.req.header('Authorization') ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer') return credentials;
  if (scheme?.toLowerCase() === 'basic') return Buffer.from(credentials, 'base64').toString().split(':')[0];
  return form.text('key');
}

/** True with the secret key, false for a browser, which may leave its publishable key out. */
function authenticate(key: string | undefined, keys: AppParts['keys']): boolean {
  if (key === undefined || equal(key, keys.publishable)) return false;
  if (equal(key, keys.secret)) return true;
  throw unauthorized(key);
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const equal = (left: string, right: string) => timingSafeEqual(digest(left), digest(right));

function unauthorized(key: string | undefined): StripeFailure {
  return new StripeFailure(401, {
    type: 'invalid_request_error',
    message:
      key === undefined
        ? "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."
        : `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(Math.max(0, key.length - 8))}`,
  });
}

const keyReused = (key: string) =>
  new StripeFailure(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
