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
  /** The comment of its component. */
  summary: string;
  /** The modules that give it its data. A section that is only part of other sections has none. */
  containers: string[];
  /** The titles of pages. */
  pages: string[];
  /** The calls that its only container makes, also for other sections. */
  calls: string[];
  /** The texts that it can show, by `group.key` of messages/en.json. */
  messages: Record<string, string>;
}

/** A file of the app that gives sections their data. Static routes render on the server what a container renders. */
const isContainer = (file: string) => /^app\/.*\/(?!Static)\w*(Container|Route|Boundary)\.tsx$/.test(file);

const containers = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
  .map((file) => `app/${file.replaceAll('\\', '/')}`)
  .filter(isContainer)
  .toSorted();

const imports = new Map<string, string[]>();

/** The modules of the app and of the design system that a file imports, without those of its types. */
function importsOf(file: string): string[] {
  let paths = imports.get(file);
  if (!paths) {
    const source = read(file).replaceAll(/^import type [^;]*;/gm, '');
    paths = [...source.matchAll(/'((?:\.|#app\/|#ui\/)[^']*\.tsx?)'/g)]
      .map(([, path = '']) => (path.startsWith('#') ? path.slice(1) : posix.join(dirname(file), path)))
      .filter((path) => existsSync(join(root, path)));
    imports.set(file, paths);
  }
  return paths;
}

/** A file and every module that it needs, but not those that only an excluded module needs. */
function modulesOf(file: string, isExcluded?: (path: string) => boolean, found = new Set<string>()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const path of importsOf(file)) if (!isExcluded?.(path)) modulesOf(path, isExcluded, found);
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

const calls = new Set(
  ['contract/calls.ts', 'app/lib/http/calls.ts'].flatMap((file) =>
    [...read(file).matchAll(/^export const (\w+) = \{/gm)].map(([, name]) => name),
  ),
);

/** The calls that a file names. */
const callsIn = (file: string) =>
  [...read(file).matchAll(/\b\w+\b/g)].flatMap(([name]) => (calls.has(name) ? name : []));

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
          containers: modules.filter((file) => /^app\/.*Container\.tsx$/.test(file)),
          sections: unique(
            modules.flatMap((file) => /^ui\/sections\/(\w+)\/\1\.tsx$/.exec(file)?.[1] ?? []),
          ).toSorted(),
          messages: messagesOf(uses, (file) => own.has(file)),
        },
      ];
    }),
  );
}

/** The comment of a component, without its marks. */
const commentOf = (file: string, name: string) =>
  (
    new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s+export (?:function|const) ${name}\\b`).exec(
      read(file),
    )?.[1] ?? ''
  )
    .replaceAll(/\s*\n \* ?/g, ' ')
    .trim();

/** The facts about each section, by its name. */
export function sectionFacts(): Record<string, SectionFacts> {
  const uses = messageUses();
  const pages = Object.entries(pageFacts());
  // The modules of a container, without those of the containers in it.
  const own = new Map(
    containers.map((file) => [
      file,
      [...modulesOf(file, (path) => !path.startsWith('app/') || isContainer(path))],
    ]),
  );
  const names = readdirSync(join(root, 'ui/sections')).filter((name) =>
    existsSync(join(root, `ui/sections/${name}/${name}.tsx`)),
  );
  return Object.fromEntries(
    names.map((name) => {
      const folder = `ui/sections/${name}/`;
      const component = `${folder}${name}.tsx`;
      const users = containers.filter((file) =>
        own.get(file)?.some((module) => importsOf(module).includes(component)),
      );
      const modules = users.length === 1 ? (own.get(users[0] ?? '') ?? []) : [];
      return [
        name,
        {
          summary: commentOf(component, name),
          containers: users,
          pages: pages.flatMap(([title, { sections }]) =>
            sections.includes(name) ? title.replace('Pages/', '') : [],
          ),
          calls: unique(
            modules.filter((file) => /^app\/(features|lib\/queries)\//.test(file)).flatMap(callsIn),
          ).toSorted(),
          messages: messagesOf(uses, (file) => file.startsWith(folder)),
        },
      ];
    }),
  );
}
