import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Container } from '#ui/components/Container/Container.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { footerHrefs, linksOf } from '#ui/story/site-content.ts';
import { Footer } from '../Footer/Footer.tsx';
import { Navbar } from '../Navbar/Navbar.tsx';
import { SiteLayout } from './SiteLayout.tsx';

export default {
  component: SiteLayout,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  args: {
    navbar: (
      <Navbar
        user={null}
        links={linksOf.visitor}
        currentPath="/"
        theme="system"
        onLogout={fn()}
        onThemeChange={fn()}
      />
    ),
    footer: <Footer hrefs={footerHrefs} />,
    children: (
      <Container>
        <Text as="h1" style="h1">
          A page
        </Text>
      </Container>
    ),
  },
} satisfies Meta<typeof SiteLayout>;
type Story = StoryObj<typeof SiteLayout>;

/** The skip link bypasses the navigation. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toBeVisible();
    await expect(skip).toHaveAttribute('href', '#main');
  },
};

/** On a short page the footer is at the bottom of the screen. */
export const ShortPage: Story = {
  args: { children: <p>Short.</p> },
  play: async ({ canvas }) => {
    const foot = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(foot.bottom).toBeGreaterThanOrEqual(window.innerHeight);
  },
};

/** On dashboards, the payment page and authentication pages. */
export const WithoutFooter: Story = {
  args: { footer: undefined },
  play: ({ canvas }) => expect(canvas.queryByRole('contentinfo')).toBeNull(),
};

export const WideContent: Story = {
  args: { children: <p>{'Bremsscheibenabdeckblech'.repeat(40)}</p> },
  globals: { viewport: { value: 'narrowest' } },
};
