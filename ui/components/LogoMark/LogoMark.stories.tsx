import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogoMark } from './LogoMark.tsx';
import docs from './LogoMark.docs.tsx';

export default { component: LogoMark, parameters: { documentation: () => docs } } satisfies Meta<
  typeof LogoMark
>;

export const Default: StoryObj<typeof LogoMark> = {};
