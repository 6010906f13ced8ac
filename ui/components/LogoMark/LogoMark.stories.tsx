import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogoMark } from './LogoMark.tsx';

export default {
  title: 'Images and logos/LogoMark',
  id: 'components-logomark',
  component: LogoMark,
} satisfies Meta<typeof LogoMark>;

export const Default: StoryObj<typeof LogoMark> = {};
