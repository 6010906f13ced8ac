import { appMeta } from '#workbench/harness/app-story.tsx';
import { pageStories } from './page-stories.ts';

export default { ...appMeta, title: 'Pages/Customer dashboard', tags: ['!autodocs'] };

const { state, signedOut, wrongRole } = pageStories('userDashboard');

export const Many = state({ shows: ['My Orders', 'Spin-on oil filter'] });
export const SignedOut = signedOut;
export const WrongRole = wrongRole;
