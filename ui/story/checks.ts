import { expect, fireEvent, screen, spyOn, userEvent, waitFor, type within } from 'storybook/test';

export type Canvas = ReturnType<typeof within>;

/** Waits until each text is visible. */
export async function expectVisible(canvas: Canvas, ...texts: readonly (string | RegExp)[]) {
  for (const text of texts) await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
}

/** A play function that waits until each text is visible. */
export const shows =
  (...texts: readonly (string | RegExp)[]) =>
  ({ canvas }: { canvas: Canvas }) =>
    expectVisible(canvas, ...texts);

/** Waits until no dialog is open, or no other overlay of this role. */
export const expectClosed = (role = 'dialog') =>
  waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());

/** Submits the form twice within one frame, which two clicks cannot do. */
export async function submitTwice(canvasElement: HTMLElement) {
  const form = canvasElement.querySelector('form');
  if (!form) throw new Error('There is no form');
  await fireEvent.submit(form);
  await fireEvent.submit(form);
}

export function fileInputIn(root: ParentNode): HTMLInputElement {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input');
  return input;
}

/** Presses the button of this name. */
export async function press(canvas: Canvas, name: string | RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

/** Types a text into each field, by its label. */
export async function fill(canvas: Canvas, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) {
    await userEvent.type(await canvas.findByLabelText(label), text);
  }
}

/** Waits until the field shows the message and has the focus. */
export async function expectRejected(field: HTMLElement, message: string) {
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  await waitFor(() => expect(field).toHaveFocus());
}

/** Types `text` in place of what the field contains. */
export async function replace(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Collects the timers of exactly `delay` ms instead of starting them, so that no check races one. */
export function holdTimers(delay: number): (() => void)[] {
  const held: (() => void)[] = [];
  const start = window.setTimeout;
  spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    if (ms !== delay) return start(run, ms);
    held.push(run);
    return 0;
  }) as typeof setTimeout);
  return held;
}

/** Presses a button twice: it is busy, keeps the focus, and has called `action` once. */
export async function expectRunsOnce(button: HTMLElement, action: unknown) {
  await userEvent.dblClick(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await expect(button).toHaveFocus();
  await waitFor(() => expect(action).toHaveBeenCalledOnce());
}

/** Expects `sizes` to be the width in the layout: browsers give a picture with `srcset` this natural width. */
export async function expectExactSizes(canvasElement: HTMLElement) {
  const picture = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLImageElement>('img[sizes]');
    if (!found?.naturalWidth) throw new Error('No picture has loaded');
    return found;
  });
  const { width } = picture.getBoundingClientRect();
  await expect(Math.abs(picture.naturalWidth - width), `${width} px`).toBeLessThan(2);
}

/** Waits until the rows of a region are no longer dimmed. */
export const expectIdle = (canvas: Canvas, name: string): Promise<void> =>
  waitFor(() => expect(canvas.getByRole('region', { name })).toHaveAttribute('aria-busy', 'false'));
