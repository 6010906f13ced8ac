import { createHash, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { requestId } from 'hono/request-id';
import { scriptResponse } from '#mocks/browser-script.ts';
import { answeredPage, challengePage, challengePolicy } from './challenge-page.ts';
import type { Faults, Operation } from './faults.ts';
import { Form } from './form.ts';
import type { KeyedResponse, Ledger } from './ledger.ts';
import { newId, publicView, type PaymentIntent } from './objects.ts';
import {
  answerChallenge,
  cancelIntent,
  confirmIntent,
  createIntent,
  findChallenged,
  findIntent,
  updateIntent,
} from './payment-intents.ts';
import { createRefund, listRefunds } from './refunds.ts';
import { invalidRequest, StripeError, unexpectedError } from './stripe-error.ts';
import type { Webhooks } from './webhooks.ts';

interface AppParts {
  ledger: Ledger;
  faults: Faults;
  webhooks: Webhooks;
  keys: { secret: string; publishable: string };
  /** Whether confirmed payments stay in `processing`. */
  isHeld(): boolean;
}

type Env = { Bindings: HttpBindings; Variables: { form: Form; isServer: boolean } };
type Reply = Pick<KeyedResponse, 'status' | 'body'>;

export function createApp({ ledger, faults, webhooks, keys, isHeld }: AppParts): Hono<Env> {
  const app = new Hono<Env>();

  // `listen` admits the shop's origins only.
  app.use(cors({ origin: (origin) => origin, exposeHeaders: ['Request-Id'], maxAge: 600 }));
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/stripe.js', () => scriptResponse('stripe'));

  app.use('/challenge/*', async (c, next) => {
    c.header('Content-Security-Policy', challengePolicy);
    await next();
  });
  app.get('/challenge/:id', (c) => {
    const intent = findChallenged(ledger, c.req.param('id'));
    const theme = themeOf(c);
    return c.html(intent ? challengePage({ amount: intent.amount, theme }) : answeredPage({ theme }));
  });
  app.post('/challenge/:id', async (c) => {
    const form = new Form(await c.req.text());
    answerChallenge(ledger, c.req.param('id'), form.text('answer') === 'complete');
    webhooks.deliverPending();
    return c.html(answeredPage({ theme: themeOf(c) }));
  });

  /** Runs an operation with its scheduled fault, once for each idempotency key. */
  const run =
    (operation: Operation, work: (c: Context<Env>) => object, { isPublic = false } = {}) =>
    async (c: Context<Env>): Promise<Response> => {
      if (!isPublic && !c.var.isServer) throw unauthorized(keyOf(c));
      await faults.delay();
      const fault = faults.take(operation);
      if (fault === 'cut') return cut(c);
      if (fault === 'silent') return new Promise(() => undefined);
      if (fault === 'unavailable') throw unexpectedError();
      if (fault === 'rate-limited') {
        const message = 'Request rate limit exceeded.';
        throw new StripeError(429, { type: 'invalid_request_error', code: 'rate_limit', message });
      }
      const { status, body } = once(c, () => work(c));
      webhooks.deliverPending();
      if (fault === 'lost-response') return cut(c);
      return c.body(body, status, { 'Content-Type': 'application/json' });
    };

  /** Repeats the first response to an idempotency key. Invalid requests do not use up the key. */
  const once = (c: Context<Env>, work: () => object): Reply => {
    const key = c.req.method === 'POST' ? c.req.header('Idempotency-Key') : undefined;
    if (key === undefined) return { status: 200, body: JSON.stringify(work()) };
    const request = createHash('sha256')
      .update(`${c.req.method} ${c.req.path}\n${c.var.form.canonical()}`)
      .digest('hex');
    const known = ledger.responses.get(key);
    if (known && known.request !== request) throw keyReused(key);
    if (known) {
      c.header('Idempotent-Replayed', 'true');
      return known;
    }
    const reply = attempt(work);
    ledger.commit({ answer: { key, request, ...reply, at: Date.now() } });
    return reply;
  };

  const viewFor = (c: Context<Env>, intent: PaymentIntent) => (c.var.isServer ? intent : publicView(intent));

  /** Returns the intent's id if the caller has the secret key or the intent's client secret. */
  const entitledTo = (c: Context<Env>): string => {
    const id = idOf(c);
    if (c.var.isServer || ledger.intents.get(id)?.client_secret === c.var.form.required('client_secret')) {
      return id;
    }
    throw invalidRequest(
      'The client_secret provided does not match any associated PaymentIntent on this account. Ensure the provided client_secret is correct.',
      { code: 'resource_missing', param: 'client_secret' },
    );
  };

  const confirm = (c: Context<Env>) => {
    const challengeUrl = (id: string) => new URL(`/challenge/${id}`, c.req.url).href;
    return confirmIntent(ledger, entitledTo(c), c.var.form, { challengeUrl, isHeld: isHeld() });
  };

  const api = app.basePath('/v1');
  api.use(requestId({ headerName: 'Request-Id', generator: () => newId('req') }), async (c, next) => {
    c.set('form', new Form(c.req.method === 'POST' ? await c.req.text() : new URL(c.req.url).search));
    c.set('isServer', authenticate(keyOf(c), keys));
    await next();
  });
  api.post(
    '/payment_intents',
    run('create', (c) => createIntent(ledger, c.var.form)),
  );
  api.get(
    '/payment_intents/:id',
    run('retrieve', (c) => viewFor(c, findIntent(ledger, entitledTo(c))), { isPublic: true }),
  );
  api.post(
    '/payment_intents/:id',
    run('update', (c) => updateIntent(ledger, idOf(c), c.var.form)),
  );
  api.post(
    '/payment_intents/:id/confirm',
    run('confirm', (c) => viewFor(c, confirm(c)), { isPublic: true }),
  );
  api.post(
    '/payment_intents/:id/cancel',
    run('cancel', (c) => cancelIntent(ledger, idOf(c))),
  );
  api.post(
    '/refunds',
    run('refund', (c) => createRefund(ledger, c.var.form)),
  );
  api.get(
    '/refunds',
    run('retrieve', (c) => listRefunds(ledger, c.var.form)),
  );

  app.notFound((c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`;
    return c.json({ error: { type: 'invalid_request_error', message } }, 404);
  });
  app.onError((error, c) => {
    webhooks.deliverPending();
    if (!(error instanceof StripeError)) console.error(error);
    const { status, body } = error instanceof StripeError ? error : unexpectedError();
    return c.json({ error: body }, status);
  });
  return app;
}

/** A declined card is a response that an idempotency key repeats. */
function attempt(work: () => object): Reply {
  try {
    return { status: 200, body: JSON.stringify(work()) };
  } catch (error) {
    if (error instanceof StripeError && error.status === 402) {
      return { status: 402, body: JSON.stringify({ error: error.body }) };
    }
    throw error;
  }
}

function cut(c: Context<Env>): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

const idOf = (c: Context<Env>) => c.req.param('id') ?? '';
const themeOf = (c: Context<Env>) => (c.req.query('theme') === 'dark' ? 'dark' : 'light');

/** The API key of the request: a bearer token, or the parameter that browsers send. */
const keyOf = (c: Context<Env>): string | undefined =>
  /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? c.var.form.text('key');

/** Returns true for the secret key, and false for a browser, which may omit its publishable key. */
function authenticate(key: string | undefined, keys: AppParts['keys']): boolean {
  if (key === undefined || equal(key, keys.publishable)) return false;
  if (equal(key, keys.secret)) return true;
  throw unauthorized(key);
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const equal = (left: string, right: string) => timingSafeEqual(digest(left), digest(right));

const unauthorized = (key: string | undefined) =>
  new StripeError(401, {
    type: 'invalid_request_error',
    message:
      key === undefined
        ? 'You did not provide an API key.'
        : `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(Math.max(0, key.length - 8))}`,
  });

const keyReused = (key: string) =>
  new StripeError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
