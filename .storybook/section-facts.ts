import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { texts } from '#messages/texts.ts';
import { messageUses } from '#messages/uses.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What the documentation of a page says about its code. */
export interface PageFacts {
  /** The module of its route. */
  route: string;
  containers: string[];
  /** The names of its sections. */
  sections: string[];
  /** The texts of its containers and sections, by `group.key` of messages/en.json. */
  messages: Record<string, string>;
}

/** What the documentation of a section says about the app. */
export interface SectionFacts {
  /** The modules that give it its data. */
  containers: string[];
  /** The titles of pages. */
  pages: string[];
  /** The calls of contract/calls.ts that its containers make. */
  calls: string[];
  /** The texts that it can show, by `group.key` of messages/en.json. */
  messages: Record<string, string>;
}

const appFiles = readdirSync(join(root, 'app/features'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => `app/features/${file.replaceAll('\\', '/')}`)
  .toSorted();

/** The modules of the app and of the design system that a file imports. */
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/'((?:\.|#app\/|#ui\/)[^']*\.tsx?)'/g)]
    .map(([, path = '']) => (path.startsWith('#') ? path.slice(1) : posix.join(dirname(file), path)))
    .filter((path) => existsSync(join(root, path)));

/** A file and every module that it needs. */
function modulesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const path of importsOf(file)) modulesOf(path, found);
  return found;
}

/** The texts of the messages that the files use, by `group.key`. */
const messagesOf = (uses: Record<string, string[]>, isOwn: (file: string) => boolean) =>
  Object.fromEntries(
    Object.entries(uses).flatMap(([id, files]) =>
      files.some(isOwn) ? [[id, (texts.get(id) ?? []).join(' / ')]] : [],
    ),
  );

const unique = (items: readonly string[]) => [...new Set(items)];

const callsIn = (file: string) =>
  [...read(file).matchAll(/\bcall(?:Page)?\(\s*'(\w+)'/g)].map(([, name = '']) => name);

/** The module of the route of each page, by the page's name in contract/pages.ts. */
const routes = new Map(
  [
    ...read('app/routes.tsx').matchAll(
      /(?:^ {2}(\w+): \{|routeOf\((\w+)Page, \{)\s+lazy: \(\) => import\('\.\/([^']+)'\)/gm,
    ),
  ].map(([, name, other = '', file = '']) => [name ?? other, `app/${file}`]),
);

/** The title of the stories of a page, without its folder. */
const titleOf = (page: string) =>
  /title: 'Pages\/([^']+)'/.exec(
    read(`workbench/pages/${page.charAt(0).toUpperCase()}${page.slice(1)}.stories.tsx`),
  )?.[1] ?? page;

/** The titles of the pages whose route renders a container. */
const pagesOf = (container: string): string[] =>
  [...routes].flatMap(([page, route]) => (importsOf(route).includes(container) ? titleOf(page) : []));

/** The facts about each page that has a route module, by the title of its stories. */
export function pageFacts(): Record<string, PageFacts> {
  const uses = messageUses();
  return Object.fromEntries(
    [...routes].map(([page, route]) => {
      const modules = [...modulesOf(route)];
      const own = new Set(modules.filter((file) => /^(app|ui\/sections)\//.test(file)));
      return [
        `Pages/${titleOf(page)}`,
        {
          route,
          containers: modules.filter((file) => file.endsWith('Container.tsx')),
          sections: unique(
            modules.flatMap((file) => /^ui\/sections\/(\w+)\//.exec(file)?.[1] ?? []),
          ).toSorted(),
          messages: messagesOf(uses, (file) => own.has(file)),
        },
      ];
    }),
  );
}

/** The facts about each section, by its name. */
export function sectionFacts(): Record<string, SectionFacts> {
  const uses = messageUses();
  const names = readdirSync(join(root, 'ui/sections'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return Object.fromEntries(
    names.map(({ name }) => {
      const containers = appFiles.filter((file) => read(file).includes(`'#ui/sections/${name}/`));
      const modules = unique(containers.flatMap((file) => [file, ...importsOf(file)]));
      return [
        name,
        {
          containers,
          pages: unique(containers.flatMap(pagesOf)),
          calls: unique(modules.flatMap(callsIn)).toSorted(),
          messages: messagesOf(uses, (file) => file.startsWith(`ui/sections/${name}/`)),
        },
      ];
    }),
  );
}
