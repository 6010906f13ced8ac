import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheck } from 'firebase/app-check';
import { loadScript } from '../browser/load-script.ts';

/** The calls for which the server requires an App Check token: `<method> <path below /api>`. */
const checked = /^(put \/user\/.+|post \/(orders|create-payment))$/i;

const recaptchaScript = 'https://www.google.com/recaptcha/enterprise.js?render=explicit&trustedtypes=true';

/** reCAPTCHA may be blocked or never respond. The server then says that the browser could not be verified. */
const patienceMs = 10_000;

const inTime = <Value>(loading: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([
    loading.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined)),
  ]);

/**
 * Loads reCAPTCHA, because Firebase would wait for its script for ever, and adds the token of the first protected
 * app to the calls that need one.
 */
export async function startAppCheck({
  siteKey,
}: {
  siteKey: string;
}): Promise<{ protect(app: FirebaseApp): void }> {
  let main: AppCheck | undefined;
  const isLoaded = await inTime(loadScript(recaptchaScript).then(() => true));

  // Not statically: the server preloads the chunk of the client by the name of its file.
  const { client } = await import('../http/client.ts');
  client.interceptors.request.use(async (request) => {
    if (main && checked.test(`${request.method ?? ''} ${request.url ?? ''}`)) {
      const result = await inTime(getToken(main));
      if (result) request.headers.set('X-Firebase-AppCheck', result.token);
    }
    return request;
  });

  return {
    protect(app) {
      if (!isLoaded) return;
      const provider = new ReCaptchaEnterpriseProvider(siteKey);
      const started = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
      main ??= started;
    },
  };
}
