import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ContactForm } from './ContactForm.tsx';

export default {
  component: ContactForm,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactForm>;
type Story = StoryObj<typeof ContactForm>;

export const Default: Story = {};

export const SaysThatNothingIsSent: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Mara Lindqvist');
    await userEvent.type(canvas.getByLabelText('Email'), 'not an address');
    await userEvent.type(canvas.getByLabelText('Message'), 'Forty discs, please.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));

    await expect(canvas.getByRole('status')).toHaveTextContent('Messages are not sent yet.');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Mara Lindqvist');
    await expect(canvas.getByLabelText('Email')).toHaveValue('not an address');
    await expect(canvas.getByLabelText('Message')).toHaveValue('Forty discs, please.');
  },
};
