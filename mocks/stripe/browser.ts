import { createStripe } from './browser/create-stripe.ts';

// Served as /stripe.js instead of https://js.stripe.com.
const { currentScript } = document;
const origin =
  currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).origin : location.origin;

Reflect.set(window, 'Stripe', (publishableKey: string) => createStripe(publishableKey, origin));
