import { bypass, getResponse, http, HttpResponse, passthrough, type RequestHandler } from 'msw';

/**
 * One worker answers for all the stories of a docs page, and they mock the same paths. So each story has
 * an API of its own under `/story/<its id>/api`, with the handlers of its `api` parameter.
 */
const apis = new Map<string, { handlers: readonly RequestHandler[]; over: AbortController }>();
const asked = new Set<string>();

/** What a request gets that no handler has answered when its story ends. */
const storyIsOver = (over: AbortSignal) =>
  new Promise<Response>((resolve) => {
    const answer = () => resolve(HttpResponse.json({ message: 'The story is over.' }, { status: 503 }));
    if (over.aborted) answer();
    else over.addEventListener('abort', answer, { once: true });
  });

async function answerFor(story: string, request: Request): Promise<Response> {
  asked.add(story);
  const api = apis.get(story);
  const response =
    api && (await Promise.race([storyIsOver(api.over.signal), getResponse([...api.handlers], request)]));
  if (response) return response;
  console.error(`No handler of ${story} answers ${request.method} ${request.url}`);
  return HttpResponse.json({ message: 'Nothing is mocked here.' }, { status: 501 });
}

const stories = http.all<{ story: string }>('*/story/:story/api/*', ({ request, params }) =>
  answerFor(params.story, request),
);

let appStory = '';

/** The app does not know its story: requests to its own URL are answered for the story that runs it. */
const app = http.all('*/api/*', ({ request }) => answerFor(appStory, request));

const home = new URL('.', document.baseURI);

/** Pictures are addressed from the root of the shop, Storybook may be served under a sub-path. */
const pictures = http.get('/pictures/:file', ({ params: { file } }) => {
  const address = new URL(`pictures/${String(file)}`, home);
  return address.pathname === `/pictures/${String(file)}` ? passthrough() : fetch(bypass(address));
});

export async function startMockedApi() {
  // Not imported above: unit tests import stories in Node.
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker(stories, app, pictures);
  await worker.start({
    quiet: true,
    // Relative, so that Storybook works under a sub-path.
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledRequest(request, print) {
      if (new URL(request.url).pathname.includes('/api/')) print.error();
    },
  });
  return worker;
}

export function mockApi(story: string, handlers: readonly RequestHandler[]) {
  apis.set(story, { handlers, over: new AbortController() });
  asked.delete(story);
}

/**
 * Answers what is left of a story that is over. Chromium fails what its service worker has not answered
 * after five minutes, which would be an error of whichever story is shown by then.
 */
export function endMockedApi(story: string) {
  apis.get(story)?.over.abort();
}

/** Answers the app itself, of which there is one at a time, by `handlers`. */
export function mockAppApi(story: string, handlers: readonly RequestHandler[]) {
  appStory = story;
  mockApi(story, handlers);
}

/** Whether a story has sent a request since it was loaded. */
export const hasAsked = (story: string) => asked.has(story);
