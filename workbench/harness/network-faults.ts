import { delay, http, HttpResponse } from 'msw';

const aboutOneUser = /\/api\/(admin|user)\/[^/]+$/;

/** The session loads before the fault begins: only the page's own calls fail. */
const isSigningIn = ({ method, url }: Request) =>
  aboutOneUser.test(url) && (method === 'PUT' || url.includes('/api/admin/'));

/** The page's own calls never get a response. */
export const neverAnswers = http.all('*/api/*', ({ request }) =>
  isSigningIn(request) ? undefined : delay('infinite'),
);

/** The page's own calls fail with a network error. */
export const unreachable = http.all('*/api/*', ({ request }) =>
  isSigningIn(request) ? undefined : HttpResponse.error(),
);
