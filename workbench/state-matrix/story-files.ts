import { stateMatrix, routeNames, type RouteName } from './state-matrix.ts';
import { isShown, states, type Row } from './row.ts';

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function storyFile(route: RouteName) {
  const { title, cells }: Row = stateMatrix[route];
  const exports = states
    .filter((state) => isShown(cells[state]))
    .map((state) => `export const ${capital(state)} = cell('${route}', '${state}');`);
  const text = [
    '// Written by `npm run stories`.',
    "import type { Meta } from '@storybook/react-vite';",
    "import { appMeta } from '#workbench/harness/app-story.tsx';",
    "import { cell } from '../cell.tsx';",
    '',
    `export default { ...appMeta, title: 'Pages/${title}', tags: ['!autodocs'] } satisfies Meta;`,
    '',
    ...exports,
    '',
  ].join('\n');
  return { name: `${capital(route)}.stories.tsx`, text };
}

/** The stories of the state matrix, a file for each row. */
export const storyFiles = () => routeNames.map(storyFile);
