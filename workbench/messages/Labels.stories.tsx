import * as product from '#messages/product.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import type { PageName } from '#workbench/pages/pages.ts';
import { shownIn } from './message.ts';

export default { ...appMeta, title: 'Workbench/Messages/Labels', tags: ['!autodocs'] };

const label = (page: PageName, shows: string, place: 'link' | 'button') =>
  shownIn(place)({ page }, 'The page is opened', shows);

export const LearnMore = label('home', product.learnMore(), 'link');
export const OurParts = label('home', product.ourParts(), 'link');
export const ForgotPassword = label('login', product.forgotPassword(), 'link');
export const ContinueWithGoogle = label('login', product.continueWithGoogle(), 'button');
export const BackToHome = label('notFound', product.backToHome(), 'link');
