import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { rightToLeft } from '#ui/story/right-to-left.tsx';
import { Button } from '../Button/Button.tsx';
import { Money } from '../Money/Money.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { returnsFocus } from '#ui/story/controlled.tsx';
import { Drawer } from './Drawer.tsx';
import docs from './Drawer.docs.tsx';

export default {
  title: 'Dialogs and modals/Drawer',
  id: 'components-drawer',
  component: Drawer,
  parameters: { documentation: () => docs, docs: { story: { inline: false, height: '26rem' } } },
  args: {
    isOpen: true,
    side: 'left',
    label: 'Dashboard',
    head: (
      <Text as="span" style="title">
        Norholt
      </Text>
    ),
    children: (
      <Stack gap="3">
        <TextLink href="#orders">My Orders</TextLink>
        <TextLink href="#profile">My Profile</TextLink>
      </Stack>
    ),
    onClose: fn(),
  },
} satisfies Meta<typeof Drawer>;
type Story = StoryObj<typeof Drawer>;

const dialog = () => screen.findByRole('dialog');

async function pressBeside() {
  const scrim = document.querySelector('[data-state="open"][data-aria-hidden]');
  if (scrim) await fireEvent.pointerDown(scrim);
}

export const Left: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Dashboard' });
    const close = screen.getByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Right: Story = { args: { side: 'right', label: 'Menu' } };

const facts = (
  <Stack gap="6">
    <DescriptionList
      columns={3}
      cells={[
        { label: 'Product Name', value: 'Ventilated brake disc' },
        { label: 'Quantity', value: '120' },
        { label: 'Total Price', value: <Money amount={7680} /> },
      ]}
    />
    {Array.from({ length: 24 }, (_, line) => (
      <Text key={line} style="body">
        Line {line + 1} of what there is to know about this order.
      </Text>
    ))}
  </Stack>
);

const detail = {
  side: 'right',
  size: 'detail',
  label: 'Order of Mara Lindqvist',
  head: undefined,
  children: facts,
  foot: (
    <>
      <Button>Delete</Button>
      <Button tone="solid">Confirm</Button>
    </>
  ),
} as const;

/** One item in full. Its name and actions stay visible while the rest scrolls. */
export const Detail: Story = {
  args: detail,
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: detail.label });
    await expect(screen.getByRole('heading', { name: detail.label })).toBeVisible();
    drawer.scrollTop = drawer.scrollHeight;
    await waitFor(() => expect(drawer.scrollTop).toBeGreaterThan(0));
    const { top } = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(top).toBeLessThan(60);
  },
};

/** As wide as the phone. */
export const DetailOnPhone: Story = { args: detail, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { ...detail, label: 'طلب محمد عبد الرحمن' },
  play: async () => expect((await dialog()).getBoundingClientRect().left).toBe(0),
};

/** While pending, nothing closes it. */
export const Busy: Story = {
  args: { ...detail, isBusy: true },
  play: async ({ args }) => {
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await pressBeside();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const GivesFocusBack: Story = { tags: ['test-only'], ...returnsFocus('Menu', Drawer) };
