import type { StoryObj } from '@storybook/react-vite';
import { unlessScenario } from '#workbench/harness/app-story.tsx';
import { reach } from '#workbench/harness/reach.ts';
import { fill, press, type Step } from '#workbench/harness/steps.ts';
import { stateMatrix, type RouteName } from './state-matrix.ts';
import { checkItsLook } from './looks.ts';
import { isShown, type Row, type ShownCell, type State } from './row.ts';

function cellOf(route: RouteName, state: State): { row: Row; cell: ShownCell } {
  const row: Row = stateMatrix[route];
  const cell = row.cells[state];
  if (!isShown(cell)) throw new Error(`${route} has no state ${state}: ${cell.none}`);
  return { row, cell };
}

const isTurnedAway = (state: State) => state === 'signedOut' || state === 'wrongRole';

/** The values to fill in, and then the button to press. */
const stepsOf = (fills: ShownCell['fills'] = {}, presses?: string): Step[] => [
  ...Object.entries(fills).map(([label, value]) =>
    value instanceof File ? { attach: value } : fill(label, value),
  ),
  ...(presses === undefined ? [] : [press(presses)]),
];

/** The story of one cell. */
export function cell(route: RouteName, state: State): StoryObj {
  const { row, cell: shown } = cellOf(route, state);
  const { shows, fills, presses, like, ...fixture } = shown;
  return {
    parameters: {
      fixture: { path: row.at ?? row.path, as: row.as, ...fixture },
      // A redirected user sees the page of another row, which is checked there.
      ...(isTurnedAway(state) && { a11y: { test: 'off' }, chromatic: { cropToViewport: true } }),
    },
    play: unlessScenario(async ({ canvasElement }) => {
      await reach({ steps: stepsOf(fills, presses), shows }, canvasElement.ownerDocument.body);
      await checkItsLook({ row: route, state, like: like?.state });
    }),
  };
}
