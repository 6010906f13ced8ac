import { areaNames, areaOf, type AreaName } from './catalogue.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `required.name` and `POPUP_BLOCKED` and `popup-blocked` as the name of a story. */
export const exportOf = (key: string): string =>
  key
    .split(/[._-]/)
    .map((word) => capital(/^[A-Z]+$/.test(word) ? word.toLowerCase() : word))
    .join('');

const lineWidth = 110;

function storyOf(area: AreaName, key: string): string {
  const line = `export const ${exportOf(key)} = message('${area}', '${key}');`;
  if (line.length <= lineWidth) return line;
  return line.replace(/message\(('.*'), ('.*')\)/, 'message(\n  $1,\n  $2,\n)');
}

function storyFile(area: AreaName) {
  const { title, entries } = areaOf(area);
  const text = [
    '// Written by `npm run stories`.',
    "import type { Meta } from '@storybook/react-vite';",
    "import { appMeta } from '#workbench/harness/app-story.tsx';",
    "import { message } from '../message.tsx';",
    '',
    `export default { ...appMeta, title: 'Workbench/Messages/${title}', tags: ['!autodocs'] } satisfies Meta;`,
    '',
    ...Object.keys(entries).map((key) => storyOf(area, key)),
    '',
  ].join('\n');
  return { name: `${capital(area)}.stories.tsx`, text };
}

/** The stories of the messages, a file for each area. */
export const storyFiles = () => areaNames.map(storyFile);
