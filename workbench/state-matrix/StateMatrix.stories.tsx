import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StateMatrixPage } from './StateMatrixPage.tsx';

const meta = {
  title: 'Workbench/State matrix',
  component: StateMatrixPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StateMatrixPage>;

export default meta;

/** Asked of the focus alone: a name is looked for among hundreds of cells. */
const isAt = (words: string | RegExp) => expect(document.activeElement).toHaveTextContent(words);

export const StateMatrix: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    const [, sections] = canvasElement.querySelectorAll('table');
    await userEvent.tab();
    await isAt('Home: Loading');
    await expect(document.activeElement).toHaveAttribute('href', './?path=/story/pages-home--loading');

    // Past a cell that is several columns wide the same one goes on below.
    await userEvent.keyboard('{ArrowRight>3/}');
    await isAt('Home: Many');
    await userEvent.keyboard('{ArrowDown>2/}');
    await isAt('Blog: Many');
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await isAt('Parts: Long text');

    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}');
    await isAt(/^The page is for everybody/);
    const why = document.activeElement;
    await waitFor(() => expect(why?.parentElement?.querySelector('[popover]')).toBeVisible());

    await userEvent.tab();
    await expect(sections).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
    await userEvent.tab({ shift: true });
    await expect(why).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await isAt('Home: Loading');

    // Where a cell may look like another one of its row, the reason is there to read.
    const [alike] = canvas.getAllByText(/^Looks like Empty\. The page has no bar/);
    await expect(alike).toBeVisible();
    await expect(alike?.previousElementSibling).toHaveAttribute('aria-describedby', alike?.id);
  },
};
