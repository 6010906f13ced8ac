import * as z from 'zod/mini';

const titles = z.array(z.string()).parse(import.meta.env.UI_TITLES);

/** Adds the imports of a project that installs the package to the code of a story, and leaves out its spies. */
export function withImports(code: string): string {
  const tags = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, tag]) => tag));
  const imports = titles
    .map((title) => title.split('/')[1])
    .filter((name) => tags.has(name))
    .map((name) => `import { ${name} } from '@norholt/ui/${name}';\n`);
  return `${imports.join('')}\n${code.replaceAll('fn()', '() => {}')}`;
}
