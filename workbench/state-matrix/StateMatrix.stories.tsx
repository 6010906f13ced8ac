import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StateMatrixPage } from './StateMatrixPage.tsx';

export default {
  title: 'Workbench/State matrix',
  component: StateMatrixPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StateMatrixPage>;

/** Asks the focused element: a query by role would search hundreds of links. */
const expectFocusOn = (text: string | RegExp) => expect(document.activeElement).toHaveTextContent(text);

export const StateMatrix: StoryObj<typeof StateMatrixPage> = {
  play: async ({ canvas, canvasElement }) => {
    const [, sections] = canvasElement.querySelectorAll('table');
    await userEvent.tab();
    await expectFocusOn('Home: Loading');
    await expect(document.activeElement).toHaveAttribute('href', './?path=/story/pages-home--loading');

    await userEvent.keyboard('{ArrowRight>3/}');
    await expectFocusOn('Home: Many');
    await userEvent.keyboard('{ArrowDown>2/}');
    await expectFocusOn('Blog: Many');
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expectFocusOn('Parts: Long text');

    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}');
    await expectFocusOn(/^The page is for everybody/);
    const reason = document.activeElement;
    await waitFor(() => expect(reason?.parentElement?.querySelector('[popover]')).toBeVisible());

    await userEvent.tab();
    await expect(sections).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
    await userEvent.tab({ shift: true });
    await expect(reason).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expectFocusOn('Home: Loading');

    // A state that may look like another one says why.
    const note = canvas.getByText(/^Looks like Empty\. The page has no navbar/);
    await expect(note).toBeVisible();
    await expect(note.previousElementSibling).toHaveAttribute('aria-describedby', note.id);
  },
};
