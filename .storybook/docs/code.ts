import * as z from 'zod/mini';

const modules = z.array(z.string()).parse(import.meta.env.UI_MODULES);

/** The code of a story as a project writes it that installs the package. */
export function asInAProject(code: string): string {
  const tags = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, tag]) => tag));
  const imports = modules
    .filter((name) => tags.has(name))
    .map((name) => `import { ${name} } from '@norholt/ui/${name}';\n`);
  return `${imports.join('')}\n${code.replaceAll('fn()', '() => {}')}`;
}
