import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../Panel/Panel.tsx';
import { Container } from './Container.tsx';
import docs from './Container.docs.tsx';

export default {
  component: Container,
  parameters: { documentation: () => docs, layout: 'fullscreen' },
  args: { children: <Panel>84 rem at most, between the margins of the page.</Panel> },
} satisfies Meta<typeof Container>;

export const Default: StoryObj<typeof Container> = {};
