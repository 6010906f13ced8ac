import { waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { isTestRun } from './test-run.ts';

/** The ids of stories with the messages that they show, from `workbench/messages/ui-messages.ts`. */
const storyMessages = isTestRun()
  ? z
      .array(z.tuple([z.string(), z.string()]))
      .parse(JSON.parse(z.string().parse(import.meta.env.STORY_MESSAGES)))
  : [];

/** The visible texts of the page and the accessible names of its elements. */
function shownTexts(): string {
  const names = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
  return [document.body.textContent, ...names].join('\n').replace(/\s+/g, ' ');
}

/** In a test run: watches a story for its messages, even if it shows them only briefly. */
export function watchMessages(id: string) {
  const missing = new Set(
    storyMessages.filter(([story]) => story === id).map(([, message]) => message.trim()),
  );
  function look() {
    if (missing.size === 0) return;
    const shown = shownTexts();
    for (const message of missing) if (shown.includes(message)) missing.delete(message);
  }
  const observer = new MutationObserver(look);
  if (missing.size > 0) observer.observe(document, { subtree: true, childList: true, characterData: true });
  return {
    async expectAll() {
      if (missing.size === 0) return;
      await waitFor(() => {
        look();
        const [message] = missing;
        if (message !== undefined) {
          throw new Error(`workbench/messages/ui-messages.json expects “${message}” in this story.`);
        }
      });
    },
    stop: () => observer.disconnect(),
  };
}
