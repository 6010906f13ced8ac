import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileMessage } from '@inlang/paraglide-js';
import messageFormat from '@inlang/plugin-message-format';
import { loadProjectInMemory, newProject, selectBundleNested, type BundleNested } from '@inlang/sdk';

const source = path.join(import.meta.dirname, 'en.json');
const outDir = path.join(import.meta.dirname, 'compiled');

const groupOf = ({ id }: BundleNested) => id.slice(0, id.indexOf('.'));
const nameOf = ({ id }: BundleNested) => id.slice(id.indexOf('.') + 1);
const fileOf = (group: string) => `${group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

/** The parameters of a message: a number where a plural depends on it, else text or a number. */
function parametersOf({ declarations }: BundleNested): string {
  const plurals = declarations.flatMap((one) =>
    one.type === 'local-variable' && one.value.arg.type === 'variable-reference' ? [one.value.arg.name] : [],
  );
  const inputs = declarations.filter(({ type }) => type === 'input-variable').map(({ name }) => name);
  if (inputs.length === 0) return '';
  const typed = inputs.map((name) => `${name}: ${plurals.includes(name) ? 'number' : 'string | number'}`);
  return `i: { ${typed.join('; ')} }`;
}

function functionOf(bundle: BundleNested): string {
  const [message] = bundle.messages;
  if (!message) throw new Error(`${bundle.id} has no text.`);
  // Paraglide's output is JavaScript with types in comments, and names the locale that it has no other of.
  const body = compileMessage(bundle.declarations, message, message.variants)
    .code.replace(/\/\*\* @type .*? \*\/ /g, '')
    .replaceAll('i?.', 'i.')
    .replace(/registry\.plural\("en", (\S+), \{\}\)/g, 'plural($1)')
    .replace(/\s*\};$/, '\n};')
    .replace(/^\(i?\) => \{\s*return \((.*)\)\s*\};$/s, '$1;')
    .replace(/^\(i?\) => /, '');
  return `export const ${nameOf(bundle)} = (${parametersOf(bundle)}): string => ${body}`;
}

/** Compiles en.json with Paraglide: one module for each group, one function for each message. */
export async function compileMessages(): Promise<Map<string, string>> {
  const project = await loadProjectInMemory({
    blob: await newProject({ settings: { baseLocale: 'en', locales: ['en'] } }),
    providePlugins: [messageFormat],
  });
  await project.importFiles({
    pluginKey: messageFormat.key,
    files: [{ locale: 'en', content: readFileSync(source) }],
  });
  const bundles = await selectBundleNested(project.db).orderBy('id').execute();
  await project.close();
  const modules = new Map<string, string>();
  for (const group of new Set(bundles.map(groupOf))) {
    const functions = bundles
      .filter((bundle) => groupOf(bundle) === group)
      .map(functionOf)
      .join('\n');
    const imports = functions.includes('plural(') ? "import { plural } from '../plural.ts';\n" : '';
    modules.set(
      fileOf(group),
      `// Compiled from messages/en.json by \`npm run messages\`.\n${imports}${functions}\n`,
    );
  }
  return modules;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const modules = await compileMessages();
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir);
  for (const [file, code] of modules) writeFileSync(path.join(outDir, file), code);
}
