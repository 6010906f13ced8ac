import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { stateMatrix, routeNames, type RouteName } from './state-matrix.ts';
import { isShown, states, type Row, type State } from './row.ts';
import type { SectionCell, SectionRow } from './section-row.ts';
import { sections } from './sections.ts';

/** A cell as the page of the state matrix shows it. */
export type MatrixCell =
  | {
      story: string;
      words: string;
      /** The cell of the row that it may look like, and why. */
      like?: { words: string; because: string };
    }
  | { none: string };

/** Neighbours without a state for the same reason are one. */
export interface MatrixRun {
  cell: MatrixCell;
  from: State;
  columns: number;
}

export interface MatrixRow {
  name: string;
  /** Where in the shop. */
  path?: string;
  runs: readonly MatrixRun[];
}

export const stateWords: Readonly<Record<State, string>> = {
  loading: 'Loading',
  empty: 'Empty',
  one: 'One',
  many: 'Many',
  long: 'Long text',
  failed: 'Failed',
  signedOut: 'Signed out',
  wrongRole: 'Wrong role',
  offline: 'Offline',
  slow: 'Slow',
};

const storyOf = (page: RouteName, state: State) =>
  toId(`Pages/${stateMatrix[page].title}`, storyNameFromExport(state));

function ofRoute(page: RouteName, state: State): MatrixCell {
  const row: Row = stateMatrix[page];
  const cell = row.cells[state];
  if (!isShown(cell)) return cell;
  const { like } = cell;
  return {
    story: storyOf(page, state),
    words: stateWords[state],
    ...(like && { like: { words: stateWords[like.state], because: like.because } }),
  };
}

function ofSection(section: string, cell: SectionCell): MatrixCell {
  if ('none' in cell) return cell;
  if ('page' in cell)
    return { story: storyOf(cell.page, cell.state), words: `on ${stateMatrix[cell.page].title}` };
  const words = storyNameFromExport(cell.story);
  return { story: toId(`Sections/${section}`, words), words };
}

function runsOf(cellAt: (state: State) => MatrixCell): readonly MatrixRun[] {
  const runs: MatrixRun[] = [];
  for (const state of states) {
    const cell = cellAt(state);
    const last = runs.at(-1);
    if (last && 'none' in last.cell && 'none' in cell && last.cell.none === cell.none) last.columns += 1;
    else runs.push({ cell, from: state, columns: 1 });
  }
  return runs;
}

export const routeRows: readonly MatrixRow[] = routeNames.map((page) => ({
  name: stateMatrix[page].title,
  path: stateMatrix[page].path,
  runs: runsOf((state) => ofRoute(page, state)),
}));

const rowsOfSections: Readonly<Record<string, SectionRow>> = sections;

export const sectionRows: readonly MatrixRow[] = Object.entries(rowsOfSections).map(([name, cells]) => ({
  name,
  runs: runsOf((state) => ofSection(name, cells[state])),
}));
