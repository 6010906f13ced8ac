import { chamfer } from '#tokens/chamfer.ts';
import { dark, fontFamily, light, typeStyles } from '#tokens/brands/norholt/brand.ts';
import type { Theme } from '#tokens/theme.ts';
import { page, size } from '#tokens/layout.ts';
import { space } from '#tokens/space.ts';
import type { TypeStyleName } from '#tokens/type.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const colours = ({ color }: Theme) =>
  Object.entries(color)
    .map(([name, value]) => `--${kebab(name)}: ${value};`)
    .join(' ');

const type = (name: TypeStyleName) =>
  Object.entries(typeStyles[name])
    .map(([property, value]) => `${kebab(property)}: ${value};`)
    .join(' ');

const bevel = (name: Parameters<typeof chamfer>[0]) => {
  const { borderRadius } = chamfer(name);
  const { borderRadius: size, cornerShape } = chamfer(name)['@supports']['(corner-shape: bevel)'];
  return `border-radius: ${borderRadius}; @supports (corner-shape: bevel) { border-radius: ${size}; corner-shape: ${cornerShape}; }`;
};

/** The address of the shop's typeface. */
export const fontPath = '/mailbox/archivo.woff2';

/** The styles of the mailbox, from the shop's tokens. */
export const mailboxStyles = `
@font-face { font-family: 'Archivo Variable'; src: url(${fontPath}) format('woff2'); font-weight: 100 900; font-stretch: 62% 125%; }
:root, :root[data-theme='light'] { color-scheme: light; ${colours(light)} }
@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { color-scheme: dark; ${colours(dark)} } }
:root[data-theme='dark'] { color-scheme: dark; ${colours(dark)} }
* { box-sizing: border-box; margin: 0; }
body { ${type('body')} font-family: ${fontFamily.sans}; min-height: 100vh; background: var(--canvas); color: var(--ink); overflow-wrap: anywhere; }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${space['2']} ${space['6']}; min-height: ${size.navShort}; padding: ${space['2']} ${page.margin}; border-bottom: 1px solid var(--line); }
header p { ${type('small')} color: var(--ink-muted); }
main { max-width: 52rem; margin-inline: auto; padding: ${space['10']} ${page.margin} ${space['16']}; }
h1 { ${type('dashboard')} }
h2 { ${type('title')} }
.lead { max-width: ${page.measure}; margin-top: ${space['3']}; color: var(--ink-muted); }
a { color: inherit; text-underline-offset: 0.2em; }
header a, .after a { display: inline-flex; align-items: center; min-height: ${size.control}; }
ol { list-style: none; padding: 0; margin-top: ${space['8']}; border-top: 1px solid var(--ink); }
li { display: grid; grid-template-columns: 1fr auto; gap: ${space['1']} ${space['6']}; align-items: center; padding-block: ${space['5']}; border-bottom: 1px solid var(--line); }
li p { ${type('small')} color: var(--ink-muted); }
li .open { grid-row: 1 / span 2; grid-column: 2; }
li p.open { color: var(--ink-subtle); }
@media not all and (min-width: 640px) { li { grid-template-columns: 1fr; } li .open { grid-row: auto; grid-column: auto; margin-top: ${space['2']}; justify-self: start; } }
.count { ${type('small')} margin-top: ${space['8']}; color: var(--ink-muted); }
.count + ol { margin-top: ${space['2']}; }
.empty { margin-top: ${space['8']}; padding: ${space['8']}; border: 1px dashed var(--line-strong); color: var(--ink-muted); }
.button { ${type('button')} display: inline-flex; align-items: center; min-height: ${size.control}; padding: 0 ${space['5']}; border: 1px solid var(--ink); background: none; color: var(--ink); font-family: inherit; text-decoration: none; cursor: pointer; ${bevel('control')} }
.button:hover { background: var(--hover); }
.primary { border-color: var(--accent); background: var(--accent); color: var(--accent-ink); }
.primary:hover { background: var(--accent-hover); border-color: var(--accent-hover); }
form { display: grid; gap: ${space['5']}; max-width: 26rem; margin-top: ${space['8']}; justify-items: start; }
.field { display: grid; gap: ${space['2']}; width: 100%; }
label { ${type('label')} }
input { width: 100%; min-height: ${size.controlLarge}; padding: 0 ${space['4']}; border: 1px solid var(--line-strong); border-radius: 2px; background: var(--raised); color: inherit; font: inherit; }
input[aria-invalid] { border-color: var(--critical); }
.error { ${type('small')} color: var(--critical); }
iframe { width: 100%; height: 48rem; margin-block: ${space['6']}; border: 1px solid var(--line); background: #fff; }
pre { margin-block: ${space['3']} ${space['8']}; white-space: pre-wrap; }
.after { display: flex; flex-wrap: wrap; gap: ${space['4']}; align-items: center; margin-top: ${space['8']}; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`;
