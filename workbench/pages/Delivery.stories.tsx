import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('delivery'), title: 'Pages/Orders and delivery' };

const { state } = pageStories('delivery');

export const Default = state({ shows: 'Where your order is' });
