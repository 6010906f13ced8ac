import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { footerHrefs, linksOf } from '#ui/story/site-content.ts';
import { NotFound } from '../../sections/NotFound/NotFound.tsx';
import { RouteFailure } from '../../sections/RouteFailure/RouteFailure.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Navbar } from '../Navbar/Navbar.tsx';
import { SiteLayout } from './SiteLayout.tsx';

const meta = {
  title: 'Pages/Not found',
  component: SiteLayout,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  args: {
    navbar: (
      <Navbar
        user={null}
        links={linksOf.visitor}
        currentPath="/nowhere"
        theme="system"
        onLogout={fn()}
        onThemeChange={fn()}
      />
    ),
    footer: <Footer hrefs={footerHrefs} />,
    children: <NotFound homeHref="/" />,
  },
} satisfies Meta<typeof SiteLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnNarrow: Story = { globals: { viewport: { value: 'narrowest' } } };

/** A page that broke instead of one that is not there. */
export const Broken: Story = {
  args: { children: <RouteFailure requestId="019a9c40-5e1f-7a10-8a52-0d6c1a4f7b21" onRetry={fn()} /> },
};
