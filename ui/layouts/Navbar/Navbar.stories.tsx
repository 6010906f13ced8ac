import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#ui/components/Button/Button.tsx';
import { rightToLeft } from '#ui/story/right-to-left.tsx';
import { linksOf } from '#ui/story/site-content.ts';
import { longPersonName } from '#ui/story/long-content.ts';
import { Navbar, type NavbarProps } from './Navbar.tsx';

export default {
  component: Navbar,
  parameters: { layout: 'fullscreen' },
  args: {
    user: null,
    links: linksOf.visitor,
    currentPath: '/',
    theme: 'system',
    onLogout: fn(),
    onThemeChange: fn(),
  },
} satisfies Meta<typeof Navbar>;
type Story = StoryObj<typeof Navbar>;

const phone = { viewport: { value: 'phone' } };

/** Links are evenly spaced, and each underline is as wide as its label. */
async function expectEvenLinks(links: readonly HTMLElement[]) {
  const labels = links.map((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return range.getBoundingClientRect();
  });
  const gaps = labels.slice(1).map(({ left }, index) => Math.round(left - (labels[index]?.right ?? 0)));
  await expect(gaps).toEqual(gaps.map(() => 20));
  const overshoot = links.map((link, index) => link.offsetWidth - 20 - Math.round(labels[index]?.width ?? 0));
  await expect(overshoot).toEqual(overshoot.map(() => 0));
}

const linksIn = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link');

export const Visitor: Story = {
  play: async ({ canvas, args }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    const labels = nav.getAllByRole('link').map((link) => link.textContent);
    await expect(labels).toEqual(['Home', 'Blog', 'MY Portfolio', 'Contact']);
    await expectEvenLinks(linksIn(canvas));
    await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await userEvent.click(canvas.getByRole('button', { name: 'Theme: system' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('light');
  },
};

/** All links fit from 1280 px on; below, they are in the menu. */
export const Customer: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    user: { name: 'Mara Lindqvist', role: 'customer' },
    links: linksOf.customer,
    currentPath: '/user-dashboard/my-orders',
    profileHref: '/user-dashboard/my-profile',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('Mara Lindqvist')).toBeVisible();
    await expectEvenLinks(linksIn(canvas));
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const Admin: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    user: { name: 'Anders Brandt', role: 'admin' },
    links: linksOf.admin,
    currentPath: '/admin-dashboard/user',
    profileHref: '/admin-dashboard/my-profile',
  },
  play: async ({ canvas }) => expectEvenLinks(linksIn(canvas)),
};

function Arriving(args: NavbarProps) {
  const [role, setRole] = useState<'customer' | 'admin'>();
  return (
    <>
      <Navbar
        {...args}
        links={linksOf[role ?? 'visitor']}
        user={{ name: 'Mara Lindqvist', ...(role && { role }) }}
      />
      <Button onPress={() => setRole('customer')}>Customer</Button>
      <Button onPress={() => setRole('admin')}>Admin</Button>
    </>
  );
}

/** The public links do not move when the role arrives. */
export const RoleArrives: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas }) => {
    const placeOfHome = () => canvas.getByRole('link', { name: 'Home' }).getBoundingClientRect().left;
    const before = placeOfHome();
    for (const role of ['Customer', 'Admin']) {
      await userEvent.click(canvas.getByRole('button', { name: role }));
      await expect(linksIn(canvas)).toHaveLength(6);
      await expect(placeOfHome()).toBe(before);
    }
  },
};

/** While the session is loading, its space is reserved and Login does not flash. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Norholt, home' })).toBeVisible();
  },
};

/** The user is known but not the role: the public links are already in place. */
export const RolePending: Story = { args: { user: { name: 'Mara Lindqvist' } } };

export const LongName: Story = {
  args: {
    ...Customer.args,
    user: { name: longPersonName, role: 'customer' },
  },
  globals: { viewport: { value: 'wide' } },
};

/** On dashboards the bar is low from the start and aligns with the edges of the screen. */
export const AcrossTheScreen: Story = {
  args: { ...Admin.args, startsStuck: true, width: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'Norholt, home' });
    await expect(home.getBoundingClientRect().left).toBe(24);
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(60);
  },
};

/** 80 px high at the top and 60 px after 81 px of scroll. The content below does not move. */
export const AfterScroll: Story = {
  render: (args) => (
    <>
      <Navbar {...args} />
      <div style={{ height: '200vh' }} />
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner').firstElementChild;
    const heightIs = (height: number) =>
      waitFor(() => expect(bar?.getBoundingClientRect().height).toBe(height));
    await heightIs(80);
    window.scrollTo({ top: 81, behavior: 'instant' });
    await heightIs(60);
    await expect(bar).toHaveAttribute('data-stuck');
    window.scrollTo({ top: 0, behavior: 'instant' });
    await heightIs(80);
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { ...Customer.args, user: { name: 'محمد عبد الرحمن', role: 'customer' } },
  globals: { ...rightToLeft.globals, viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'Norholt, home' }).getBoundingClientRect();
    await expect(home.left).toBeGreaterThan(window.innerWidth / 2);
  },
};

export const LongNameOnPhone: Story = {
  args: { ...LongName.args },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};

export const MenuByKeyboard: Story = {
  tags: ['test-only'],
  args: Customer.args ?? {},
  globals: phone,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(menu.getByRole('link', { name: 'My Orders' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const MenuClosesBehindALink: Story = {
  tags: ['test-only'],
  globals: phone,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible();
    await userEvent.click(menu.getByRole('radio', { name: 'Dark' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
    // Stays in the story.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(menu.getByRole('link', { name: 'Contact' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** More links than fit on a tablet. */
export const AdminOnTablet: Story = {
  args: Admin.args ?? {},
  globals: { viewport: { value: 'lg' } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible(),
};
