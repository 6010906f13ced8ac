import { waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { isTestRun } from './test-run.ts';

/** The ids of stories with patterns of messages that they show, from `workbench/messages/ui-stories.ts`. */
const storyMessages = isTestRun()
  ? z
      .array(z.tuple([z.string(), z.string()]))
      .parse(JSON.parse(z.string().parse(import.meta.env['STORY_MESSAGES'])))
  : [];

/** The visible texts of the page and the accessible names of its elements. */
function shownTexts(): string {
  const names = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
  return [document.body.textContent, ...names].join('\n').replace(/\s+/g, ' ');
}

/** In a test run: watches a story for its messages, even if it shows them only briefly. */
export function watchMessages(id: string) {
  const missing = new Set(storyMessages.filter(([story]) => story === id).map(([, pattern]) => pattern));
  function look() {
    if (missing.size === 0) return;
    const shown = shownTexts();
    for (const pattern of missing) if (new RegExp(pattern).test(shown)) missing.delete(pattern);
  }
  const observer = new MutationObserver(look);
  if (missing.size > 0) observer.observe(document, { subtree: true, childList: true, characterData: true });
  return {
    async expectAll() {
      if (missing.size === 0) return;
      await waitFor(() => {
        look();
        const [pattern] = missing;
        if (pattern !== undefined) {
          throw new Error(`workbench/messages/ui-stories.ts expects “${pattern}” in this story.`);
        }
      });
    },
    stop: () => observer.disconnect(),
  };
}
