import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('terms'), title: 'Pages/Terms of use' };

const { state } = pageStories('terms');

export const Default = state({ shows: 'How a contract is made' });
