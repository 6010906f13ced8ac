import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectClosed, type Canvas } from './checks.ts';

/** Opens the confirmation dialog that a button asks with. */
export async function askWith(button: HTMLElement, name?: string) {
  await userEvent.click(button);
  return within(await screen.findByRole('alertdialog', { name }));
}

/** Presses Confirm in a dialog or drawer. */
export async function confirm(dialog: Canvas) {
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
}

export async function confirmAndClose(dialog: Canvas) {
  await confirm(dialog);
  await expectClosed('alertdialog');
}

/** Confirms. The dialog is locked until the response arrives. */
export async function confirmAndWait(dialog: Canvas) {
  await confirm(dialog);
  const button = dialog.getByRole('button', { name: 'Confirm' });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
}

/** Confirms. The dialog stays open and shows the error. */
export async function confirmAndFail(dialog: Canvas, message: string) {
  await confirm(dialog);
  await expect(await dialog.findByRole('alert')).toHaveTextContent(message);
}
