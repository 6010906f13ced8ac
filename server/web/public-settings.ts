import type { PublicSettings } from '#contract/settings.ts';
import type { Config } from '../config.ts';

/** What the browser is told. The stand-ins are named in a local run only. */
export function publicSettings({ isProduction, payments, firebase }: Config): PublicSettings {
  const { emulatorHost } = firebase;
  return {
    payments: payments.mode,
    stripePublishableKey: payments.publishableKey,
    firebase: { apiKey: firebase.apiKey, authDomain: firebase.authDomain, projectId: firebase.projectId },
    standIns:
      isProduction || emulatorHost === undefined || payments.apiHost === undefined
        ? null
        : {
            authEmulatorUrl: `http://${emulatorHost}`,
            gapiScript: `http://${emulatorHost}/gapi.js`,
            stripeScript: `${payments.apiHost}/stripe.js`,
            mailbox: `http://${emulatorHost}/mailbox`,
          },
  };
}
