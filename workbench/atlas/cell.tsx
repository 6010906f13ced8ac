import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { isAtRest, playedAsItIs } from '#workbench/stage/on-stage.tsx';
import { atlas, type RouteName } from './atlas.ts';
import { checkItsLook } from './looks.ts';
import { isShown, type Row, type ShownCell, type State } from './row.ts';

function cellOf(route: RouteName, state: State): { row: Row; cell: ShownCell } {
  const row: Row = atlas[route];
  const cell = row.cells[state];
  if (!isShown(cell)) throw new Error(`${route} has no state ${state}: ${cell.none}`);
  return { row, cell };
}

/** A place for a file has no label of its own: its button has. */
function fileInput(body: HTMLElement): HTMLInputElement {
  const input = body.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is nowhere to choose a file');
  return input;
}

async function fillIn(body: HTMLElement, fills: NonNullable<ShownCell['fills']>) {
  const page = within(body);
  for (const [label, value] of Object.entries(fills)) {
    if (value instanceof File) {
      await userEvent.upload(fileInput(body), value);
    } else {
      await userEvent.click(await page.findByLabelText(label, undefined, { timeout: 5_000 }));
      await userEvent.paste(value);
    }
  }
}

const isTurnedAway = (state: State) => state === 'signedOut' || state === 'wrongRole';

/** How long its words may take, in ms. */
const patience = 10_000;

/** The story of one cell. It is at rest once its words are there. */
export function cell(route: RouteName, state: State): StoryObj {
  const { row, cell: shown } = cellOf(route, state);
  const { shows, fills = {}, presses, like, ...scene } = shown;
  const words = typeof shows === 'string' ? [shows] : shows;
  return {
    parameters: {
      scene: { path: row.at ?? row.path, as: row.as, ...scene },
      // Who is turned away sees the page of another row, which is looked at there.
      ...(isTurnedAway(state) && { a11y: { test: 'off' }, chromatic: { cropToViewport: true } }),
    },
    play: playedAsItIs(async ({ canvasElement }) => {
      const { body } = canvasElement.ownerDocument;
      await fillIn(body, fills);
      if (presses !== undefined) {
        await userEvent.click(await within(body).findByRole('button', { name: presses }));
      }
      const isMissing = (word: string) => !body.innerText.toLowerCase().includes(word.toLowerCase());
      const since = performance.now();
      // A page is read when it rests: read at each change it would be laid out a hundred times.
      do await isAtRest();
      while (words.some(isMissing) && performance.now() - since < patience);
      await expect(words.filter(isMissing)).toEqual([]);
      await checkItsLook({ row: route, state, like: like?.state });
    }),
  };
}
