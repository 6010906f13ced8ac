// The first script of a rendered page. The others run after the first paint, which they would delay; on a page for
// visitors they and the complete style sheets also load after it. When nothing else is loading, those of the pages in the
// navbar follow.

export {};

declare global {
  interface Navigator {
    /** Undefined in Firefox and Safari. */
    connection?: { saveData: boolean; effectiveType: string };
  }
}

const {
  styles = '',
  scripts = '',
  next = '',
  vitals = '',
} = document.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset ?? {};

const addLinks = (rel: 'stylesheet' | 'modulepreload' | 'prefetch', files: string): HTMLLinkElement[] =>
  files
    .split(' ')
    .filter(Boolean)
    .map((href) => {
      const link = document.createElement('link');
      Object.assign(link, { rel, href, crossOrigin: '', fetchPriority: 'low' });
      if (rel === 'prefetch') link.as = href.endsWith('.css') ? 'style' : 'script';
      document.head.append(link);
      return link;
    });

/** Takes the fonts out of a style sheet, and returns the rules of those that are not in the HTML. */
function takeFonts(sheet: CSSStyleSheet, present: ReadonlySet<string>): string[] {
  const missing: string[] = [];
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = sheet.cssRules[index];
    if (!(rule instanceof CSSFontFaceRule)) continue;
    if (!present.has(rule.cssText)) missing.push(rule.cssText);
    sheet.deleteRule(index);
  }
  return missing.reverse();
}

/** Adds fonts. The browser then lays out all text again. */
function addFonts(rules: readonly string[]): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join(''));
  document.adoptedStyleSheets.push(sheet);
}

/** Applies all style sheets at once: some alone would override styles of the HTML that belong to the others. */
async function loadStyles(): Promise<void> {
  // A browser extension may have added a style sheet of another origin, whose rules cannot be read.
  const inlined = [...document.head.querySelectorAll('style')].flatMap(({ sheet }) => [
    ...(sheet?.cssRules ?? []),
  ]);
  const present = new Set(inlined.map(({ cssText }) => cssText));
  const links = addLinks('stylesheet', styles);
  const loads = links.map((link) => {
    // Loads the sheet without applying it.
    link.media = 'print';
    return new Promise((resolve) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', resolve);
    });
  });
  await Promise.all(loads);
  const fonts = links.flatMap((link) => {
    // Null if it did not load.
    const missing = link.sheet ? takeFonts(link.sheet, present) : [];
    link.media = '';
    return missing;
  });
  // The HTML has the fonts of its own characters, and only what visitors do adds others.
  const added = new AbortController();
  const add = () => {
    added.abort();
    addFonts(fonts);
  };
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, add, added);
}

function prefetch(): void {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  if (!saveData && effectiveType === '4g') addLinks('prefetch', next);
}

/** Starts what the page itself does not need. */
function finish(): void {
  prefetch();
  // The browser stores what happened until then.
  setTimeout(() => void import(/* @vite-ignore */ vitals).catch(() => undefined), 3000);
}

/** Resolves in a task of its own, before which the browser can handle input and paint. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  // The HTML of a signed-in user has all styles, and preloads the scripts.
  if (styles) {
    addLinks('modulepreload', scripts);
    // The scripts add elements for which the HTML has no styles.
    await loadStyles();
  }
  // One after the other, each after those that it imports: together they would keep the page from responding.
  // The last is the page's own, which imports the others again and reports one that is missing.
  for (const script of scripts.split(' ')) {
    await nextTask();
    await import(/* @vite-ignore */ script).catch(() => undefined);
  }
  if (document.readyState === 'complete') finish();
  else window.addEventListener('load', finish, { once: true });
}

// A tab in the background is not painted.
if (document.hidden) void start();
// A timer that an animation frame starts runs after the frame is painted.
else requestAnimationFrame(() => setTimeout(() => void start()));
