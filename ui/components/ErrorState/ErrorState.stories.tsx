import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Drawing } from '../Drawing/Drawing.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { ErrorState } from './ErrorState.tsx';
import docs from './ErrorState.docs.tsx';

export default {
  title: 'Empty, failed, loading/ErrorState',
  id: 'components-errorstate',
  component: ErrorState,
  args: { title: 'Orders could not be loaded.', text: 'Nothing you did is lost.', onRetry: fn() },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof ErrorState>;
type Story = StoryObj<typeof ErrorState>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing you did is lost.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const requestId = '0199c1a2-7b7e-7c50-9d1e-3f0b6f2a8c11';

/** For support: pressing it copies it. */
export const WithRequestId: Story = {
  args: { requestId, drawing: <Drawing name="gear" variant="missing" /> },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: `${requestId} Copy request id` })).toBeVisible(),
};

/** Something else than trying again helps. */
export const WithRemedy: Story = {
  args: {
    title: 'The payment could not be prepared.',
    text: 'This order can no longer be paid. Nothing was charged.',
    remedy: <TextLink href="#orders">See my orders.</TextLink>,
  },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'See my orders.' })).toBeVisible(),
};

export const WithoutRetry: Story = {
  args: { onRetry: undefined },
};

export const LongContent: Story = {
  args: {
    title: 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsring',
    text: 'nichtsistverloren'.repeat(20),
    requestId: requestId.repeat(6),
  },
};
