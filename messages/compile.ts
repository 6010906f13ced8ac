import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileMessage } from '@inlang/paraglide-js';
import messageFormat from '@inlang/plugin-message-format';
import { loadProjectInMemory, newProject, selectBundleNested, type BundleNested } from '@inlang/sdk';

const source = path.join(import.meta.dirname, 'en.json');
const outDir = path.join(import.meta.dirname, 'compiled');

/** What Paraglide's code calls. */
const registry = "import * as registry from '../registry.js';";

const groupOf = ({ id }: BundleNested) => id.slice(0, id.indexOf('.'));
const nameOf = ({ id }: BundleNested) => id.slice(id.indexOf('.') + 1);
const fileOf = (group: string) => group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The type of a message's parameters: the values that it has texts for, a number that a plural depends on, or any. */
function parametersOf({ declarations, messages }: BundleNested): string {
  const plurals = declarations.flatMap((one) =>
    one.type === 'local-variable' && one.value.arg.type === 'variable-reference' ? [one.value.arg.name] : [],
  );
  const typeOf = (name: string) => {
    if (plurals.includes(name)) return 'number';
    const values = messages.flatMap(({ variants }) =>
      variants.flatMap(({ matches }) =>
        matches.flatMap((match) =>
          match.type === 'literal-match' && match.key === name ? [match.value] : [],
        ),
      ),
    );
    return values.length > 0 ? values.map((value) => `'${value}'`).join(' | ') : 'string | number';
  };
  const inputs = declarations.filter(({ type }) => type === 'input-variable').map(({ name }) => name);
  return inputs.length === 0 ? '' : `i: { ${inputs.map((name) => `${name}: ${typeOf(name)}`).join('; ')} }`;
}

/** The JavaScript of a message, and its declaration. */
function functionOf(bundle: BundleNested) {
  const [message] = bundle.messages;
  if (!message) throw new Error(`${bundle.id} has no text.`);
  const { code } = compileMessage(bundle.declarations, message, message.variants);
  return {
    code: `export const ${nameOf(bundle)} = ${code}`,
    type: `export declare const ${nameOf(bundle)}: (${parametersOf(bundle)}) => string;`,
  };
}

/** Compiles en.json with Paraglide: a module and its declaration for each group, a function for each message. */
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
    const functions = bundles.filter((bundle) => groupOf(bundle) === group).map(functionOf);
    const file = fileOf(group);
    modules.set(`${file}.js`, [registry, ...functions.map(({ code }) => code), ''].join('\n'));
    modules.set(`${file}.d.ts`, [...functions.map(({ type }) => type), ''].join('\n'));
  }
  return modules;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const modules = await compileMessages();
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir);
  for (const [file, code] of modules) writeFileSync(path.join(outDir, file), code);
}
