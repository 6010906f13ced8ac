import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as partTable from '#messages/part-table.ts';
import * as product from '#messages/product.ts';
import { messageGroups } from './message-groups.ts';
import { MessagesPage } from './MessagesPage.tsx';

export default {
  title: 'Workbench/Messages',
  component: MessagesPage,
  tags: ['!autodocs'],
} satisfies Meta<typeof MessagesPage>;
type Story = StoryObj<typeof MessagesPage>;

export const Catalogue: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(messageGroups.length + 2);
    const outcomes = within(canvas.getByRole('table', { name: 'Outcomes' }));
    const row = within(outcomes.getByRole('row', { name: new RegExp(`^${product.wrongPassword()}`) }));
    await expect(row.getByRole('link', { name: 'Wrong Password' })).toHaveAttribute(
      'href',
      './?path=/story/workbench-messages-outcomes--wrong-password',
    );
    const ofUi = within(canvas.getByRole('table', { name: 'Design system' }));
    const unchanged = ofUi.getByRole('row', { name: new RegExp(`^${partTable.nothingIsChangedYet()}`) });
    await expect(unchanged).toHaveTextContent('An unchanged part is saved');
    await expect(within(unchanged).getByRole('link', { name: 'Nothing Edited' })).toHaveAttribute(
      'href',
      './?path=/story/sections-parttable--nothing-edited',
    );
  },
};

/** The page stays as wide as a phone. A table scrolls in its own frame. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
