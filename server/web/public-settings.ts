import type { PublicSettings } from '#contract/shop/settings.ts';
import { shops } from '#tokens/shops.ts';
import type { Config } from '../config/config.ts';

/** The settings that the server sends to the browser. `mockServers` is null in production. */
export function publicSettings({
  brand,
  environment,
  payments,
  firebase,
  carriers,
  seller,
  tax,
  mail,
}: Config): PublicSettings {
  const { emulatorHost, apiKey, authDomain, projectId, appCheck } = firebase;
  return {
    brand,
    shop: shops[brand],
    payments: payments.mode,
    stripePublishableKey: payments.publishableKey,
    ...(carriers.length > 0 && { carriers }),
    ...(seller === undefined && { issuesReceipts: true }),
    ...(tax !== undefined && { taxName: tax.name }),
    ...(mail !== undefined && { sendsMails: true }),
    firebase: { apiKey, authDomain, projectId, ...(appCheck && { appId: appCheck.appId }) },
    ...(appCheck && { appCheck: { siteKey: appCheck.siteKey } }),
    mockServers:
      environment === 'production' || emulatorHost === undefined || payments.apiHost === undefined
        ? null
        : {
            authEmulatorUrl: `http://${emulatorHost}`,
            gapiScript: `http://${emulatorHost}/gapi.js`,
            stripeScript: `${payments.apiHost}/stripe.js`,
            mailbox: `http://${emulatorHost}/mailbox`,
          },
  };
}
