import { problemCodes } from '#contract/problem.ts';
import catalogue from '#messages/en.json' with { type: 'json' };
import { patternOf } from '#messages/texts.ts';
import type { MessagePatterns } from '#storybook/watch-messages.ts';

/** The messages that docs/product.md fixes. */
export const productMessages: MessagePatterns = Object.entries(catalogue.product).map(([key, text]) => [
  key,
  patternOf(text),
]);

/** Every product message must be on screen in some story or end-to-end test, and every problem code returned. */
export const mustBeShown: readonly string[] = [...productMessages.map(([key]) => key), ...problemCodes];
