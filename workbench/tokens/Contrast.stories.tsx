import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { brands } from '#tokens/brands.ts';
import { contrast } from '#tokens/contrast.ts';
import { ContrastPage } from './ContrastPage.tsx';

export default {
  title: 'Foundations/Contrast',
  component: ContrastPage,
  tags: ['!autodocs'],
  render: (_args, { globals }) => <ContrastPage brand={globals['brand']} />,
} satisfies Meta;

export const Contrast: StoryObj = {};

export const AnotherBrand: StoryObj = {
  globals: { brand: 'solvik' },
  play: async ({ canvas }) => {
    const { light, dark } = brands.solvik;
    const [first] = within(canvas.getByRole('table')).getAllByRole('row', { name: /^inkMuted canvas/ });
    await expect(first).toHaveTextContent(contrast(light.color.inkMuted, light.color.canvas).toFixed(2));
    await expect(first).toHaveTextContent(contrast(dark.color.inkMuted, dark.color.canvas).toFixed(2));
  },
};
