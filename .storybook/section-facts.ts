import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import texts from '#messages/en.json' with { type: 'json' };
import { messageUses } from '#messages/uses.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What the documentation of a section says about the app. */
export interface SectionFacts {
  /** The modules that give it its data. */
  containers: string[];
  /** The names of pages in contract/pages.ts. */
  pages: string[];
  /** The calls of contract/calls.ts that its containers make. */
  calls: string[];
  /** The texts that it can show, in the words of messages/en.json. */
  messages: string[];
}

const appFiles = readdirSync(join(root, 'app/features'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => `app/features/${file.replaceAll('\\', '/')}`)
  .toSorted();

/** The modules of the app that a file imports. */
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/'((?:\.|#app\/)[^']*\.tsx?)'/g)].map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : posix.join(dirname(file), path),
  );

const unique = (items: readonly string[]) => [...new Set(items)];

const callsIn = (file: string) =>
  [...read(file).matchAll(/\bcall(?:Page)?\(\s*'(\w+)'/g)].map(([, name = '']) => name);

/** The pages whose route renders a container, by the file of the route. */
function pagesOf(container: string): string[] {
  const routes = appFiles.filter((file) => file.endsWith('Route.tsx') && importsOf(file).includes(container));
  const table = read('app/routes.tsx');
  return routes.flatMap((route) =>
    [...table.matchAll(/^ {2}(\w+): \{\s+lazy: \(\) => import\('\.\/([^']+)'\)/gm)].flatMap(
      ([, page = '', file]) => (`app/${file}` === route ? page : []),
    ),
  );
}

/** The facts about each section, by its name. */
export function sectionFacts(): Record<string, SectionFacts> {
  const uses = Object.entries(messageUses());
  const groups: Record<string, Record<string, unknown>> = texts;
  const textOf = (id: string) => {
    const [group = '', key = ''] = id.split('.');
    return String(groups[group]?.[key] ?? id);
  };
  const names = readdirSync(join(root, 'ui/sections'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return Object.fromEntries(
    names.map(({ name }) => {
      const containers = appFiles.filter((file) => read(file).includes(`'#ui/sections/${name}/`));
      const modules = unique(containers.flatMap((file) => [file, ...importsOf(file)]));
      const messages = uses.flatMap(([id, files]) =>
        files.some((file) => file.startsWith(`ui/sections/${name}/`)) ? textOf(id) : [],
      );
      return [
        name,
        {
          containers,
          pages: unique(containers.flatMap(pagesOf)),
          calls: unique(modules.flatMap(callsIn)).toSorted(),
          messages: unique(messages).toSorted(),
        },
      ];
    }),
  );
}
