import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AtlasPage } from './AtlasPage.tsx';

const meta = {
  title: 'Workbench/Atlas',
  component: AtlasPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AtlasPage>;

export default meta;

export const Atlas: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const routes = within(canvas.getByRole('table', { name: 'Routes' }));
    await expect(routes.getByRole('link', { name: 'Home: Loading' })).toHaveAttribute(
      'href',
      './?path=/story/atlas-home--loading',
    );
    const [why] = routes.getAllByRole('button', { name: /^The page is for everybody/ });
    while (document.activeElement !== why) await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getAllByText(/^The page is for everybody/, { selector: '[popover] *' })[0]).toBeVisible(),
    );
  },
};
