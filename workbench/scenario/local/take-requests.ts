import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { answerUnder } from '../answer-under.ts';
import type { Scenario } from '../scenario.ts';

/** Has the app's calls, which go out as XMLHttpRequests, answered under a scenario. */
export function takeRequests(scenario: Scenario): void {
  const interceptor = new XMLHttpRequestInterceptor();
  // eslint-disable-next-line @typescript-eslint/no-misused-promises -- It waits for its listeners, which its types do not say.
  interceptor.on('request', async ({ request, controller }) => {
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin || !pathname.startsWith('/api/')) return;
    const answer = await answerUnder(scenario, request, (passed) => fetch(passed));
    if (answer) controller.respondWith(answer);
  });
  interceptor.apply();
}
