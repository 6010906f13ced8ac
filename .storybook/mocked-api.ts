import { recordProblem } from './shown-messages.ts';
import { bypass, getResponse, http, HttpResponse, passthrough, type RequestHandler } from 'msw';

/**
 * All stories of a docs page share one service worker and mock the same paths. So each story has its own API under
 * `/story/<id>/api`, with the handlers of its `api` parameter.
 */
const apis = new Map<string, { handlers: readonly RequestHandler[]; end: AbortController }>();
const requested = new Set<string>();

/** Responds with 503 when the story ends, for requests that are still pending. */
const respondAtEnd = (end: AbortSignal) =>
  new Promise<Response>((resolve) => {
    const respond = () => resolve(HttpResponse.json({ message: 'The story has ended.' }, { status: 503 }));
    if (end.aborted) respond();
    else end.addEventListener('abort', respond, { once: true });
  });

async function respondFor(story: string, request: Request): Promise<Response> {
  requested.add(story);
  const api = apis.get(story);
  const response =
    api && (await Promise.race([respondAtEnd(api.end.signal), getResponse([...api.handlers], request)]));
  if (response) {
    await recordProblem(response);
    return response;
  }
  console.error(`${story} has no handler for ${request.method} ${request.url}`);
  return HttpResponse.json({ message: 'This request has no mock.' }, { status: 501 });
}

const stories = http.all<{ story: string }>('*/story/:story/api/*', ({ request, params }) =>
  respondFor(params.story, request),
);

let appStory = '';

/** The app does not know its story. The story that runs it handles its requests. */
const app = http.all('*/api/*', ({ request }) => respondFor(appStory, request));

const root = new URL('.', document.baseURI);

/** The app requests pictures from the root of the host. Storybook may be served under a sub-path. */
const pictures = http.get('/pictures/:file', ({ params: { file } }) => {
  const address = new URL(`pictures/${String(file)}`, root);
  return address.pathname === `/pictures/${String(file)}` ? passthrough() : fetch(bypass(address));
});

export async function startMockedApi() {
  // A dynamic import, because unit tests import stories in Node.
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker(stories, app, pictures);
  await worker.start({
    quiet: true,
    // A relative URL, so that Storybook works under a sub-path.
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledRequest(request, print) {
      if (new URL(request.url).pathname.includes('/api/')) print.error();
    },
  });
  return worker;
}

export function mockApi(story: string, handlers: readonly RequestHandler[]) {
  apis.set(story, { handlers, end: new AbortController() });
  requested.delete(story);
}

/**
 * Responds to the pending requests of a story that has ended. After five minutes without a response from the service
 * worker Chromium fails a request, and the error would count for the story that is shown by then.
 */
export function endMockedApi(story: string) {
  apis.get(story)?.end.abort();
}

/** Uses `handlers` for the requests of the app. Only one story runs the app at a time. */
export function mockAppApi(story: string, handlers: readonly RequestHandler[]) {
  appStory = story;
  mockApi(story, handlers);
}

/** Whether a story has sent a request since it loaded. */
export const hasRequested = (story: string) => requested.has(story);
