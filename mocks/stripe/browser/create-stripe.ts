import type { ErrorBody, PublicIntent } from '../objects.ts';
import { CardElement, type CardElementOptions } from './card-element.ts';
import { showChallenge } from './challenge.ts';
import type { FieldError } from './card-fields.ts';

interface ConnectionError {
  type: 'api_connection_error';
  message: string;
}

type Result =
  | { paymentIntent: PublicIntent; error?: undefined }
  | { paymentIntent?: undefined; error: ErrorBody | FieldError | ConnectionError };

interface BillingDetails {
  name?: string | null;
  email?: string | null;
}

interface CardPayment {
  payment_method?: { card?: unknown; billing_details?: BillingDetails };
}

const unreachable: ConnectionError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
};

const noTokens = () =>
  Promise.resolve({
    error: { type: 'api_error', message: 'The local card provider makes no tokens: use confirmCardPayment.' },
  });

/** The object that `Stripe(publishableKey)` returns, as far as @stripe/react-stripe-js and a card payment need it. */
export function createStripe(publishableKey: string, origin: string) {
  const intentUrl = (secret: string) => {
    const [id = ''] = secret.split('_secret_');
    return `${origin}/v1/payment_intents/${encodeURIComponent(id)}`;
  };

  async function request(url: string, body?: URLSearchParams): Promise<Result> {
    try {
      const response = await fetch(url, body ? { method: 'POST', body } : {});
      const json: PublicIntent & { error?: ErrorBody } = await response.json();
      return json.error ? { error: json.error } : { paymentIntent: json };
    } catch {
      return { error: unreachable };
    }
  }

  function retrievePaymentIntent(secret: string): Promise<Result> {
    const query = new URLSearchParams({ key: publishableKey, client_secret: secret });
    return request(`${intentUrl(secret)}?${query.toString()}`);
  }

  async function confirmCardPayment(
    secret: string,
    data: CardPayment = {},
    { handleActions = true }: { handleActions?: boolean } = {},
  ): Promise<Result> {
    const body = new URLSearchParams({ key: publishableKey, client_secret: secret });
    if (data.payment_method) {
      const { card, billing_details } = data.payment_method;
      if (!(card instanceof CardElement)) {
        throw new TypeError('payment_method.card must be the card element.');
      }
      const error = card.firstError();
      if (error) return { error };
      appendCard(body, card, billing_details);
    }

    // Without a payment method it continues a payment that waits for its next action, as Stripe.js does.
    const pending = data.payment_method ? undefined : await retrievePaymentIntent(secret);
    const result =
      pending?.paymentIntent?.status === 'requires_action'
        ? pending
        : await request(`${intentUrl(secret)}/confirm`, body);
    const action = result.paymentIntent?.next_action;
    if (!action || !handleActions) return result;
    await showChallenge(action.use_stripe_sdk.stripe_js, async () => {
      const { paymentIntent } = await retrievePaymentIntent(secret);
      return paymentIntent !== undefined && paymentIntent.status !== 'requires_action';
    });
    return outcome(await retrievePaymentIntent(secret));
  }

  return {
    elements: createElements,
    confirmCardPayment,
    retrievePaymentIntent,
    createToken: noTokens,
    createPaymentMethod: noTokens,
  };
}

/** After a failed challenge the intent needs another card. Its last error is the result. */
function outcome(result: Result): Result {
  const intent = result.paymentIntent;
  return intent?.last_payment_error && intent.status === 'requires_payment_method'
    ? { error: { ...intent.last_payment_error, payment_intent: intent } }
    : result;
}

function appendCard(body: URLSearchParams, element: CardElement, billing: BillingDetails = {}): void {
  const card = element.card();
  body.set('payment_method_data[type]', 'card');
  body.set('payment_method_data[card][number]', card.number);
  body.set('payment_method_data[card][exp_month]', String(card.expMonth));
  body.set('payment_method_data[card][exp_year]', String(card.expYear));
  body.set('payment_method_data[card][cvc]', card.cvc);
  if (billing.name) body.set('payment_method_data[billing_details][name]', billing.name);
  if (billing.email) body.set('payment_method_data[billing_details][email]', billing.email);
}

/** The one element of a page, which `getElement` returns for its name and for its component. */
function createElements() {
  let element: CardElement | null = null;
  return {
    create(type: string, options?: CardElementOptions): CardElement {
      if (type !== 'card') throw new TypeError(`The local card provider has no ${type} element.`);
      return (element = new CardElement(options));
    },
    getElement: () => element,
  };
}
