import { waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { isTestRun } from './test-run.ts';

const Pairs = z.array(z.tuple([z.string(), z.string()]));

/** Each story's id with a message that the catalogue says it shows; a test run is told them, as `preview.tsx` says. */
const pairs = isTestRun() ? Pairs.parse(JSON.parse(z.string().parse(import.meta.env['STORY_MESSAGES']))) : [];

/** What the page says now, to the eye or as the name of something. */
function shappMessages(): string {
  const named = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
  return [document.body.textContent, ...named].join('\n').replace(/\s+/g, ' ');
}

/** In a test run: looks from now on for the messages that the catalogue says the story shows, however short they stay. */
export function watchMessages(id: string) {
  const missing = new Set(pairs.filter(([story]) => story === id).map(([, words]) => words));
  function look() {
    if (missing.size === 0) return;
    const shown = shappMessages();
    for (const words of missing) if (shown.includes(words)) missing.delete(words);
  }
  const observer = new MutationObserver(look);
  if (missing.size > 0) observer.observe(document, { subtree: true, childList: true, characterData: true });
  return {
    async expectAll() {
      if (missing.size === 0) return;
      await waitFor(() => {
        look();
        const [words] = missing;
        if (words !== undefined) throw new Error(`The catalogue says that this story shows “${words}”.`);
      });
    },
    stop: () => observer.disconnect(),
  };
}
