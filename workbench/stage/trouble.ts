import { delay, http, HttpResponse } from 'msw';

const aboutOneUser = /\/api\/(admin|user)\/[^/]+$/;

/** Who is signed in was found out before the trouble began: it is the page that waits. */
const isSigningIn = ({ method, url }: Request) =>
  aboutOneUser.test(url) && (method === 'PUT' || url.includes('/api/admin/'));

/** No call of the page's own is ever answered. */
export const neverAnswers = http.all('*/api/*', ({ request }) =>
  isSigningIn(request) ? undefined : delay('infinite'),
);

/** No call of the page's own gets through. */
export const unreachable = http.all('*/api/*', ({ request }) =>
  isSigningIn(request) ? undefined : HttpResponse.error(),
);
