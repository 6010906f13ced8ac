import { storyApi } from './FromApi.tsx';

interface Sent {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A path of the contract, from `/` on. */
  path: `/${string}`;
  body?: unknown;
}

export const wordsOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'message' in answer
    ? String(answer.message)
    : 'No answer that can be read';

/** What the story's mocked API answers, for a section that needs more of it than the words of a refusal. */
export async function ask(story: string, { method, path, body }: Sent) {
  const response = await fetch(`${storyApi(story)}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return { isOk: response.ok, answer };
}

/** Sends what a section hands over to the story's mocked API; resolves to the refusal's words, or null. */
export async function send(story: string, sent: Sent): Promise<{ message: string } | null> {
  const { isOk, answer } = await ask(story, sent);
  return isOk ? null : { message: wordsOf(answer) };
}
