import postcss, { type ChildNode } from 'postcss';

interface Content {
  /** Classes such as `.page`, and attributes such as `[data-open`. */
  names: ReadonlySet<string>;
  characters: readonly number[];
}

type Compiled = (content: Content) => string;

/** At-rules that contain rules. Others, such as `@keyframes`, are kept as they are. */
const groups = new Set(['media', 'supports', 'container', 'layer']);

/**
 * What an element, or those around it, must have: classes, and attributes that only scripts change. The server sets
 * the theme. What `:not()` and the like contain is not needed.
 */
const namesIn = (selector: string): string[] =>
  selector.replace(/:[\w-]+\(.*\)/, '').match(/\.[\w-]+|\[(data-(?!theme)|aria-)[\w-]+/g) ?? [];

function contentOf(html: string): Content {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const attributes = [...html.matchAll(/ ((?:data|aria)-[\w-]+)/g)].map(([, name]) => `[${name}`);
  return {
    names: new Set([...classes.map((name) => `.${name}`), ...attributes]),
    characters: [...new Set(html)].map((character) => character.codePointAt(0) ?? 0),
  };
}

/**
 * Returns those rules of `css` that can apply to some HTML before scripts change it: the rules whose classes and
 * attributes all occur in it, and the fonts of its characters and text styles. Custom properties that nothing reads are left
 * out. States such as `:hover` are not compared, so the page works without the other rules.
 */
export function openCriticalStyles(css: string): (html: string) => string {
  const compiled = compileAll(postcss.parse(css).nodes);
  return (html) => withoutUnusedFonts(withoutUnread(compiled(contentOf(html))));
}

const fontFace = /@font-face\{[^}]*\}/g;

/** Leaves out the fonts of families and widths that no rule names. Text without a width has 100 %. */
function withoutUnusedFonts(css: string): string {
  const rules = css.replace(fontFace, '');
  const widths = [100, ...[...rules.matchAll(/font-stretch:([\d.]+)%/g)].map(([, width]) => Number(width))];
  return css.replace(fontFace, (face) => {
    const [, family = ''] = /font-family:"?([^;}"]+)/.exec(face) ?? [];
    const [, from = 100, to = from] = (/font-stretch:([\d.]+)%(?: ([\d.]+)%)?/.exec(face) ?? []).map(Number);
    return rules.includes(family) && widths.some((width) => width >= from && width <= to) ? face : '';
  });
}

function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replace(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  );
}

function compileAll(nodes: readonly ChildNode[]): Compiled {
  const parts = nodes.map(compile);
  return (content) => parts.map((part) => part(content)).join('');
}

function compile(node: ChildNode): Compiled {
  if (node.type === 'rule') {
    const selectors = node.selectors.map((text) => ({ text, needed: namesIn(text) }));
    const declarations = node.nodes.join(';');
    return ({ names }) => {
      const kept = selectors.filter(({ needed }) => needed.every((name) => names.has(name)));
      return kept.length === 0 ? '' : `${kept.map(({ text }) => text).join()}{${declarations}}`;
    };
  }
  if (node.type === 'atrule' && node.nodes && groups.has(node.name)) {
    const inner = compileAll(node.nodes);
    return (content) => {
      const text = inner(content);
      return text && `@${node.name} ${node.params}{${text}}`;
    };
  }
  const text = node.toString();
  const ranges = rangesOf(text);
  return ({ characters }) =>
    ranges.length === 0 || characters.some((code) => ranges.some(([from, to]) => code >= from && code <= to))
      ? text
      : '';
}

/** The `unicode-range` of a font. `?` matches any digit. */
function rangesOf(fontFace: string): Array<[from: number, to: number]> {
  const [, list = ''] = /unicode-range:([^;}]*)/.exec(fontFace) ?? [];
  return [...list.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)].map(([, from = '', to = from]) => [
    Number.parseInt(from.replaceAll('?', '0'), 16),
    Number.parseInt(to.replaceAll('?', 'F'), 16),
  ]);
}
