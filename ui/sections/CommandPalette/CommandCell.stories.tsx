import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HeaderWith } from '#ui/story/header-with.tsx';
import { linksOf } from '#ui/story/site-content.ts';
import { CommandCell } from './CommandCell.tsx';

export default {
  id: 'sections-commandcell',
  component: CommandCell,
  parameters: { layout: 'fullscreen' },
  args: { role: 'admin', onOpen: fn() },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <HeaderWith
      user={{ name: 'Anders Brandt', role: 'admin' }}
      links={linksOf.admin}
      currentPath="/admin-dashboard/user"
      profileHref="/admin-dashboard/my-profile"
      startsStuck
      width="screen"
      search={<CommandCell {...args} />}
    />
  ),
} satisfies Meta<typeof CommandCell>;
type Story = StoryObj<typeof CommandCell>;

export const Admin: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order, part, person' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const CustomerOnPhone: Story = {
  args: { role: 'customer' },
  globals: { viewport: { value: 'phone' } },
};
