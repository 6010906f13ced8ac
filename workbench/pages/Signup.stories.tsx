import * as product from '#messages/product.js';
import { fill, press } from '#workbench/harness/steps.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('signup'), title: 'Pages/Sign up' };

const { story, state } = pageStories('signup');
export const Empty = state({ shows: ['Full name', 'Continue With Google'] });

export const NothingFilledIn = story({
  steps: [fill('Password', 'gears'), press('Sign up')],
  shows: [product.requiredName(), product.requiredEmail(), product.passwordTooShort()],
});
