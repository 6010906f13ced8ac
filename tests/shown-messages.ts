import { problemCodes } from '#contract/problem.ts';
import { patternOf, texts } from '#messages/texts.ts';
import type { MessagePatterns } from '#storybook/watch-messages.ts';

/** The messages that docs/product.md fixes. */
export const productMessages: MessagePatterns = [...texts]
  .filter(([key]) => key.startsWith('product.'))
  .map(([key, forms]) => [key, `(?:${forms.map(patternOf).join('|')})`]);

/** Every product message must be on screen in some story or end-to-end test, and every problem code returned. */
export const mustBeShown: readonly string[] = [...productMessages.map(([key]) => key), ...problemCodes];
