import type { Change, ModeResult, Result } from './result.ts';

const special: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => special[letter] ?? letter);

/** Around what differs, so that one sees where it is; in px. */
const margin = 48;
const least = { width: 320, height: 120 };

/** The part of a picture that is shown, with what surrounds the difference. */
export function cropOf({ box, size }: NonNullable<ModeResult['difference']>) {
  const width = Math.min(size.width, Math.max(box.width + 2 * margin, least.width));
  const height = Math.min(size.height, Math.max(box.height + 2 * margin, least.height));
  const within = (wanted: number, room: number) => Math.round(Math.max(0, Math.min(wanted, room)));
  return {
    width,
    height,
    left: within(box.left + box.width / 2 - width / 2, size.width - width),
    top: within(box.top + box.height / 2 - height / 2, size.height - height),
  };
}

/** Where the report finds a picture; a mask is named after the two that it stands between. */
export const pictureName = (hash: string): string => `pictures/${hash}.png`;
export const maskName = ({ before, after }: ModeResult): string => pictureName(`${before}-${after}`);

/** A part of pictures that lie on each other, the uppermost first; as wide as its column at most. */
function part(
  names: readonly string[],
  { width, height, left, top }: ReturnType<typeof cropOf>,
  whole: number,
  look: string,
): string {
  const ofWidth = (length: number) => `${((length / width) * 100).toFixed(4)}cqw`;
  const images = names.map((name) => `url(${name})`).join(', ');
  return `<div class="part ${look}" style="width: ${width}px; aspect-ratio: ${width} / ${height}"><i style="background-image: ${images}; background-size: ${ofWidth(whole)} auto; background-position: ${ofWidth(-left)} ${ofWidth(-top)}"></i></div>`;
}

function figure(caption: string, link: string, content: string): string {
  return `<figure><figcaption>${caption} <a href="${link}" target="_blank">whole</a></figcaption>${content}</figure>`;
}

function drawMode(result: ModeResult): string {
  const { mode, before, after, difference } = result;
  const head = (words: string) => `<h4>${escape(mode)} <small>${words}</small></h4>`;
  if (before === null || after === null || difference === null) {
    const only = before ?? after ?? '';
    return `${head(before === null ? 'only after' : 'only before')}<img src="${pictureName(only)}" alt="">`;
  }
  const crop = cropOf(difference);
  const { pixels, box, size } = difference;
  const show = (names: readonly string[], look = '') => part(names, crop, size.width, look);
  const where = `${pixels.toLocaleString('en')} px differ, in ${box.width} × ${box.height} at ${box.left}, ${box.top}`;
  return `${head(where)}<div class="row">${[
    figure('Before', pictureName(before), show([pictureName(before)])),
    figure('After', pictureName(after), show([pictureName(after)])),
    figure('Difference', maskName(result), show([maskName(result), pictureName(after)], 'difference')),
  ].join('')}</div>`;
}

function drawChange(change: Change): string {
  const { story, title, name, causes, modes, isAccepted } = change;
  const accept = `npm run test:visual -- --accept ${story}`;
  // The first mode says most of it; the others are a click away.
  const [first, ...others] = modes;
  return `<article data-title="${escape(title)}" data-text="${escape(`${story} ${title} ${name}`.toLowerCase())}">
<h3>${escape(title)} <b>${escape(name)}</b> <span class="${isAccepted ? 'accepted' : 'open'}">${isAccepted ? 'accepted' : 'unexplained'}</span></h3>
<p>${modes.length} ${modes.length === 1 ? 'mode' : 'modes'}: ${escape(modes.map(({ mode }) => mode).join(', '))}. Because of ${escape(causes.join(', ') || 'no changed file')}. ${isAccepted ? '' : `<code>${escape(accept)}</code>`}</p>
${first ? drawMode(first) : ''}
${others.length > 0 ? `<details><summary>${others.length} more</summary>${others.map(drawMode).join('')}</details>` : ''}
</article>`;
}

const list = (
  title: string,
  entries: ReadonlyArray<{ story: string; title: string; name: string; reason?: string }>,
) =>
  entries.length === 0
    ? ''
    : `<section><h2>${entries.length} ${title}</h2><ul>${entries
        .map(
          ({ story, title: where, name, reason = '' }) =>
            `<li>${escape(where)} <b>${escape(name)}</b> <small>${escape(story)}</small> ${escape(reason)}</li>`,
        )
        .join('')}</ul></section>`;

// Of thousands of pictures those near the window are loaded, and no others.
const styles = `
body { margin: 0 auto; padding: 1.5rem; max-width: 110rem; font: 15px/1.5 system-ui, sans-serif; color: #1c1c1f; background: #f4f4f2; }
header { position: sticky; top: 0; z-index: 1; padding: .75rem 0; background: #f4f4f2; display: flex; gap: 1rem; flex-wrap: wrap; align-items: baseline; }
h1 { font-size: 1.3rem; margin: 0; } h2 { font-size: 1.1rem; } h3 { font-size: 1rem; font-weight: 400; margin: 0; } h4 { font-size: .9rem; margin: 1rem 0 .4rem; }
small { color: #6a6a70; font-weight: 400; }
article { background: #fff; padding: 1rem 1.25rem; margin: 1rem 0; border: 1px solid #ddd; border-radius: 6px; content-visibility: auto; contain-intrinsic-size: auto 30rem; }
article p { margin: .25rem 0; font-size: .85rem; color: #55555b; }
article span { font-size: .75rem; padding: .1rem .5rem; border-radius: 1rem; color: #fff; }
.open { background: #c2005f; } .accepted { background: #1c7c46; }
.row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; min-width: 0; } figcaption { font-size: .75rem; color: #6a6a70; }
.part { max-width: 100%; overflow: hidden; outline: 1px solid #ccc; container-type: inline-size; }
.part i { display: block; height: 100%; background-repeat: no-repeat; }
.difference { position: relative; background: #fff; }
article > img { max-width: 100%; outline: 1px solid #ccc; }
code { user-select: all; background: #eee; padding: .1rem .3rem; }
[hidden] { display: none; }
`;

const script = `
const select = document.querySelector('select');
const search = document.querySelector('input');
const filter = () => {
  for (const article of document.querySelectorAll('article')) {
    const fits = select.value === '' || article.dataset.title === select.value;
    article.hidden = !fits || !article.dataset.text.includes(search.value.toLowerCase());
  }
};
select.addEventListener('change', filter);
search.addEventListener('input', filter);
`;

/** The report as a page; its pictures lie beside it. */
export function renderReport(result: Result): string {
  const { base, stories, compared, changes, added, removed, broken, outside } = result;
  const options = [...new Set(changes.map(({ title }) => title))].map((title) => {
    const count = changes.filter((change) => change.title === title).length;
    return `<option value="${escape(title)}">${escape(title)} (${count})</option>`;
  });
  const open = changes.filter(({ isAccepted }) => !isAccepted);
  const all = [...open, ...changes.filter(({ isAccepted }) => isAccepted)];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Visual changes</title>
<style>${styles}</style></head><body>
<header><h1>${open.length} unexplained, ${changes.length - open.length} accepted changes</h1>
<small>${compared} of ${stories} stories compared with ${escape(base.slice(0, 12))}</small>
<label>Component <select><option value="">all</option>${options.join('')}</select></label>
<label>Search <input type="search"></label></header>
${list('cannot be drawn', broken)}
${outside.length > 0 ? `<section><h2>Requests to elsewhere</h2><ul>${outside.map((one) => `<li>${escape(one)}</li>`).join('')}</ul></section>` : ''}
${list('added', added)}
${list('removed', removed)}
${all.map(drawChange).join('\n')}
<script>${script}</script></body></html>
`;
}
