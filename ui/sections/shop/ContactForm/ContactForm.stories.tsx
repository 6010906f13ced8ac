import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fill, press } from '#ui/story/checks.ts';
import { ContactForm } from './ContactForm.tsx';

export default {
  id: 'sections-contactform',
  component: ContactForm,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactForm>;
type Story = StoryObj<typeof ContactForm>;

export const Default: Story = {};

export const SaysThatNothingIsSent: Story = {
  play: async ({ canvas }) => {
    const texts = { 'Full name': 'Mara Lindqvist', Email: 'not an address', Message: 'Forty discs, please.' };
    await fill(canvas, texts);
    await press(canvas, 'Send Message');
    await expect(canvas.getByRole('status')).toHaveTextContent('Messages are not sent yet.');
    for (const [label, text] of Object.entries(texts)) {
      await expect(canvas.getByLabelText(label)).toHaveValue(text);
    }
  },
};
