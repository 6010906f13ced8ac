import { readRemoteSections } from '#storybook/remote-sections.ts';
import * as calls from '#contract/calls.ts';
import type { Call } from '#contract/calls.ts';
import { pageNames } from '#contract/pages.ts';
import { problemCodes } from '#contract/problem.ts';
import { shopHandlers } from '#mocks/handlers/shop.ts';
import { filesIn, readSource, storiesIn } from './unit/sources.ts';

/** A file, its source, the pattern of an entry, and the text that tells what to add. */
interface Piece {
  place: string;
  source: string;
  has: RegExp;
  add: string;
}

const textOf = (folder: string, name: RegExp) =>
  filesIn(folder)
    .filter((file) => name.test(file))
    .map(readSource)
    .join('\n');

/** Source code that pieces are looked for in, read when first needed. */
function readSources() {
  const file = (path: string) => ({ place: path, source: readSource(path) });
  return {
    routes: { place: 'server/<resource>/routes.ts', source: textOf('server', /\/routes\.ts$/) },
    app: { place: 'app/features/<feature>', source: textOf('app', /\.tsx?$/) },
    requests: file('tests/contract/valid-requests.ts'),
    parity: file('tests/contract/parity.test.ts'),
    refusals: file('workbench/messages/Refusals.stories.tsx'),
    views: file('app/routes.tsx'),
    budgets: file('tests/e2e/budgets.ts'),
    pages: file('workbench/pages/pages.ts'),
    sections: file('workbench/state-matrix/sections.ts'),
    anyData: file('tests/ui/any-data.test.tsx'),
  };
}

type Sources = ReturnType<typeof readSources>;

/** The calls that the mock handlers do not answer. */
const unmocked = () =>
  Object.entries<Call>(calls)
    .filter(([, { method, path }]) => {
      const header = `${method} */api${path}`;
      return !shopHandlers.some(({ info }) => info.header === header);
    })
    .map(
      ([name]) =>
        `mocks/handlers/<resource>.ts: add mock(calls.${name}, …) to the handlers that shop.ts lists`,
    );

const piecesOfCall = (name: string, { method, path }: Call, at: Sources): Piece[] => {
  const used = new RegExp(`\\bcalls\\.${name}\\b`);
  const [start = '', ...parameters] = path.split(':');
  const requested = new RegExp(`'${method}', ['\`]${start}`);
  const isPlainRead = method === 'GET' && parameters.length === 0;
  return [
    { ...at.routes, has: used, add: `the route of calls.${name}, with its use case and test` },
    { ...at.requests, has: new RegExp(`^  ${name}: `, 'm'), add: `${name} to authorisationMatrix` },
    { ...at.requests, has: new RegExp(`^    ${name}: `, 'm'), add: `a request ${name} to validRequests` },
    ...(isPlainRead ? [] : [{ ...at.parity, has: requested, add: `requests of ${method} ${path}` }]),
    { ...at.app, has: new RegExp(`'${name}'`), add: `call('${name}', …) to a container` },
    { ...at.pages, has: new RegExp(`'${name}'`), add: `'${name}' to the calls of its page` },
  ];
};

const piecesOfPage = (name: string, at: Sources): Piece[] => {
  const entry = new RegExp(`^  ${name}: `, 'm');
  const budget = {
    ...at.budgets,
    has: entry,
    add: `an entry ${name}: zeros, then the figures that its test prints`,
  };
  return [
    { ...at.pages, has: entry, add: `an entry ${name}, with the calls of the page` },
    ...(name === 'notFound' ? [] : [{ ...at.views, has: entry, add: `${name} to viewsOf` }]),
    ...(name === 'notFound' || name === 'userDashboard' ? [] : [budget]),
  ];
};

const pieceOfSection = (name: string, at: Sources): Piece => ({
  ...at.sections,
  has: new RegExp(`^  ${name}: `, 'm'),
  add: `an entry ${name}`,
});

const pieceOfRemoteSection = (name: string, at: Sources): Piece => ({
  ...at.anyData,
  has: new RegExp(`^  ${name}: check\\(`, 'm'),
  add: `${name}: check(…) to sections`,
});

/** The stories file of a component, and the stories of a section with network data. */
function storyPieces(): string[] {
  const files = filesIn('ui/components', 'ui/sections', 'ui/layouts');
  const folders = files.flatMap((file) => {
    const [, kind, name = ''] = /^ui\/(\w+)\/(\w+)\/\2\.tsx$/.exec(file) ?? [];
    return kind === undefined ? [] : [{ kind, name }];
  });
  const remote = new Map(
    readRemoteSections().map(({ name, canBeEmpty }) => [
      name,
      ['Default', 'Loading', 'Failed', ...(canBeEmpty ? ['Empty'] : [])],
    ]),
  );
  return folders.flatMap(({ kind, name }) => {
    const stories = `ui/${kind}/${name}/${name}.stories.tsx`;
    if (!files.includes(stories)) return [`${stories}: add the file`];
    const expected = kind === 'sections' ? (remote.get(name) ?? []) : [];
    const present = storiesIn(stories);
    return expected
      .filter((story) => !present.includes(story))
      .map((story) => `${stories}: add the story ${story}`);
  });
}

/** The stories file of a page. A test next to it compares its stories with the states. */
const pageStories = (name: string) =>
  `workbench/pages/${name.charAt(0).toUpperCase()}${name.slice(1)}.stories.tsx`;

const sectionNames = () =>
  filesIn('ui/sections').flatMap((file) => /^ui\/sections\/(\w+)\/\1\.tsx$/.exec(file)?.[1] ?? []);

/** What calls, problem codes, pages, sections and components still lack: the file and what to add to it. */
export function missingPieces(): string[] {
  const at = readSources();
  const allPages = [...pageNames, 'notFound'];
  const pageFiles = filesIn('workbench/pages');
  const pieces = [
    ...Object.entries<Call>(calls).flatMap(([name, call]) => piecesOfCall(name, call, at)),
    ...allPages.flatMap((name) => piecesOfPage(name, at)),
    ...sectionNames().map((name) => pieceOfSection(name, at)),
    ...readRemoteSections().map(({ name }) => pieceOfRemoteSection(name, at)),
    ...problemCodes.map((code) => ({
      ...at.refusals,
      has: new RegExp(`'${code}'`),
      add: `a story of ${code}`,
    })),
  ];
  const missing = pieces.filter(({ source, has }) => !has.test(source));
  return [
    ...missing.map(({ place, add }) => `${place}: add ${add}`),
    ...unmocked(),
    ...allPages
      .map(pageStories)
      .filter((file) => !pageFiles.includes(file))
      .map((file) => `${file}: add the file, with a story for each state`),
    ...storyPieces(),
  ];
}
