import { expect, screen, within } from 'storybook/test';
import { expectClosed, press, type Canvas } from './checks.ts';

/** Presses a button. Resolves to the confirmation dialog that it opens. */
export async function askWith(canvas: Canvas, button: string | RegExp, name?: string | RegExp) {
  await press(canvas, button);
  return within(await screen.findByRole('alertdialog', { name }));
}

export async function confirmAndClose(dialog: Canvas) {
  await press(dialog, 'Confirm');
  await expectClosed('alertdialog');
}

/** Confirms. The dialog stays open and shows the error. */
export async function confirmAndFail(dialog: Canvas, message: string) {
  await press(dialog, 'Confirm');
  await expect(await dialog.findByRole('alert')).toHaveTextContent(message);
}
