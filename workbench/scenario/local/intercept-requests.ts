import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { applyScenario } from '../apply-scenario.ts';
import type { Scenario } from '../scenario.ts';

/** Applies a scenario to the app's calls, which are XMLHttpRequests. */
export function interceptRequests(scenario: Scenario): void {
  const interceptor = new XMLHttpRequestInterceptor();
  // eslint-disable-next-line @typescript-eslint/no-misused-promises -- It awaits its listeners, though its types do not say so.
  interceptor.on('request', async ({ request, controller }) => {
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin || !pathname.startsWith('/api/')) return;
    const response = await applyScenario(scenario, request, (passed) => fetch(passed));
    if (response) controller.respondWith(response);
  });
  interceptor.apply();
}
