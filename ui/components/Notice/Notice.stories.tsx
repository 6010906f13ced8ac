import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as product from '#messages/product.js';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Notice } from './Notice.tsx';
import docs from './Notice.docs.tsx';

export default {
  title: 'Alerts and toasts/Notice',
  id: 'components-notice',
  component: Notice,
  args: { tone: 'info', children: 'Messages are not sent yet.' },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof Notice>;
type Story = StoryObj<typeof Notice>;

export const Info: Story = {};
export const Positive: Story = { args: { tone: 'positive', children: product.resetEmailSent() } };
export const Caution: Story = {
  args: { tone: 'caution', children: 'Only 18 left. The minimum order is 10.' },
};

export const Critical: Story = {
  args: { tone: 'critical', title: 'Orders could not be loaded.', children: 'Nothing you did is lost.' },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Nothing you did is lost.'),
};

export const LongText: Story = { args: { tone: 'caution', children: 'Bremsscheibenabdeckblech'.repeat(12) } };

/** With an action. */
export const WithLink: Story = {
  args: {
    tone: 'critical',
    children: (
      <>
        Orders could not be loaded. <TextLink href="#again">Try again</TextLink>
      </>
    ),
  },
};
