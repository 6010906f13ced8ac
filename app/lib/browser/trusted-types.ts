import { publicSettings } from './settings.ts';

declare global {
  interface Window {
    /** Undefined in browsers without Trusted Types. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: Record<'createHTML' | 'createScriptURL', (value: string) => string | null>,
      ): unknown;
    };
  }
}

const providers =
  /^https:\/\/(([\w-]+\.)?js\.stripe\.com|apis\.google\.com|www\.g(oogle|static)\.com\/recaptcha)\//;

function isMockScript(url: string): boolean {
  const { mockServers } = publicSettings();
  return mockServers !== null && [mockServers.gapiScript, mockServers.stripeScript].includes(url);
}

// The loaders of Stripe and Firebase assign plain strings, which only the policy of this name sees. Null throws.
window.trustedTypes?.createPolicy('default', {
  // React Aria empties its announcer with `innerHTML`.
  createHTML: (html) => (html === '' ? html : null),
  createScriptURL: (url) => (providers.test(url) || isMockScript(url) ? url : null),
});
