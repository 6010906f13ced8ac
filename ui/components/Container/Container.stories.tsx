import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../Panel/Panel.tsx';
import { Container } from './Container.tsx';

export default {
  title: 'Layout/Container',
  id: 'components-container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: <Panel>84 rem at most, between the margins of the page.</Panel> },
} satisfies Meta<typeof Container>;

export const Default: StoryObj<typeof Container> = {};
