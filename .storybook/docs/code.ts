/** The modules of the package: `Button`. */
const names = Object.keys(import.meta.glob('/ui/{components,layouts,sections}/*/*.stories.tsx')).map(
  (file) => file.split('/')[3] ?? '',
);

/** Adds the imports of a project that installs the package to the code of a story, and leaves out its spies. */
export function withImports(code: string): string {
  const tags = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, tag]) => tag));
  const imports = names
    .filter((name) => tags.has(name))
    .map((name) => `import { ${name} } from '@norholt/ui/${name}';\n`);
  return `${imports.join('')}\n${code.replaceAll('fn()', '() => {}')}`;
}
