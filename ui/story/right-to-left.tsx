import type { Decorator } from '@storybook/react-vite';

/** Spread into a story whose overlays or layout depend on the direction of the whole document. */
export const rightToLeft = {
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  globals: { direction: 'rtl' },
};

/** Shows one component from right to left. */
export const inRightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);
