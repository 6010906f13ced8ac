import postcss, { type ChildNode } from 'postcss';

type Compiled = (classes: ReadonlySet<string>) => string;

/** At-rules that contain rules. Others, such as `@font-face` and `@keyframes`, are kept as they are. */
const groups = new Set(['media', 'supports', 'container', 'layer']);

/** The classes that an element, or those around it, must have. What `:not()` and the like contain is not needed. */
const classesIn = (selector: string): string[] =>
  [...selector.replace(/:[\w-]+\(.*\)/, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

/**
 * Returns those rules of `css` that can apply to the elements of some HTML: the rules whose classes all occur in it,
 * without custom properties that nothing reads. States such as `:hover` and attributes do not count, so the page works
 * without the other rules.
 */
export function openCriticalStyles(css: string): (html: string) => string {
  const compiled = compileAll(postcss.parse(css).nodes);
  return (html) => {
    const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    return withoutUnread(compiled(new Set(classes)));
  };
}

function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replace(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  );
}

function compileAll(nodes: readonly ChildNode[]): Compiled {
  const parts = nodes.map(compile);
  return (classes) => parts.map((part) => part(classes)).join('');
}

function compile(node: ChildNode): Compiled {
  if (node.type === 'rule') {
    const selectors = node.selectors.map((text) => ({ text, needed: classesIn(text) }));
    const declarations = node.nodes.join(';');
    return (classes) => {
      const kept = selectors.filter(({ needed }) => needed.every((name) => classes.has(name)));
      return kept.length === 0 ? '' : `${kept.map(({ text }) => text).join()}{${declarations}}`;
    };
  }
  if (node.type === 'atrule' && node.nodes && groups.has(node.name)) {
    const inner = compileAll(node.nodes);
    return (classes) => {
      const text = inner(classes);
      return text && `@${node.name} ${node.params}{${text}}`;
    };
  }
  return () => node.toString();
}
