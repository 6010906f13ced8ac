import * as z from 'zod/mini';
import { isTestRun } from './test-run.ts';
import { watchMessages } from './watch-messages.ts';

/** The product messages that a story has shown, and the codes of the problems that its API returned. */
export const shown = new Set<string>();

const Patterns = z.array(z.tuple([z.string(), z.string()]));

/** Starts to record what a story shows. tests/run.ts adds up the records of all. */
export function recordShown(): MutationObserver {
  shown.clear();
  globalThis.reportMessage = (key) => shown.add(key);
  // From vitest.config.ts. An import here would count as a source of every story.
  return watchMessages(Patterns.parse(JSON.parse(z.string().parse(import.meta.env.PRODUCT_MESSAGES))));
}

const Problem = z.object({ code: z.string() });

export async function recordProblem(response: Response): Promise<void> {
  if (!isTestRun() || response.ok || response.type === 'error') return;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const { data } = z.safeParse(Problem, body);
  if (data) shown.add(data.code);
}
