import type { Asked, Route } from './routes.ts';

interface HttpRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Nobody signs in for what everybody may read. */
export function shopRequest({ path, post }: Asked, token: string, accept?: string): HttpRequest {
  const headers: Record<string, string> = accept === undefined ? {} : { 'Accept-Encoding': accept };
  return { ...withPost(post, token, headers), path: `/api${path}` };
}

export function bareRequest({ barePath }: Route, { words = [], post }: Asked, token: string): HttpRequest {
  return { ...withPost(post, token, {}), path: [barePath, ...words].join('/') };
}

function withPost(
  post: Asked['post'],
  token: string,
  headers: Record<string, string>,
): Omit<HttpRequest, 'path'> {
  if (post === undefined) return { method: 'GET', headers };
  return {
    method: 'POST',
    headers: {
      ...headers,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': post.key,
    },
    body: JSON.stringify(post.body),
  };
}
