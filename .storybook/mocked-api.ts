import { bypass, getResponse, http, HttpResponse, passthrough, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';

/**
 * One worker answers for all the stories of a docs page, and they mock the same paths. So each story has
 * an API of its own under `/story/<its id>/api`, with the handlers of its `api` parameter.
 */
const handlersOf = new Map<string, readonly RequestHandler[]>();
const asked = new Set<string>();

const stories = http.all<{ story: string }>('*/story/:story/api/*', async ({ request, params }) => {
  asked.add(params.story);
  const response = await getResponse([...(handlersOf.get(params.story) ?? [])], request);
  if (response) return response;
  console.error(`No handler of ${params.story} answers ${request.method} ${request.url}`);
  return HttpResponse.json({ message: 'Nothing is mocked here.' }, { status: 501 });
});

const home = new URL('.', document.baseURI);

/** Pictures are addressed from the root of the shop, Storybook may be served under a sub-path. */
const pictures = http.get('/pictures/:file', ({ params: { file } }) => {
  const address = new URL(`pictures/${String(file)}`, home);
  return address.pathname === `/pictures/${String(file)}` ? passthrough() : fetch(bypass(address));
});

export async function startMockedApi() {
  const worker = setupWorker(stories, pictures);
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
  handlersOf.set(story, handlers);
  asked.delete(story);
}

/** Whether a story has sent a request since it was loaded. */
export const hasAsked = (story: string) => asked.has(story);
