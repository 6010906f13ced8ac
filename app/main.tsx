// The only script of the HTML. It is small, so that it runs before somebody can use the page; the app follows.

/** Repeats the last submit or press that the page could not handle yet. Forms whose method is GET work without the app. */
let repeatMissed: (() => void) | undefined;

function onSubmit({ target, submitter, defaultPrevented }: SubmitEvent) {
  if (target instanceof HTMLFormElement && target.method === 'dialog' && !defaultPrevented)
    repeatMissed = () => target.requestSubmit(submitter);
}
window.addEventListener('submit', onSubmit);

function onClick({ target }: MouseEvent) {
  const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]');
  if (button) repeatMissed = () => button.click();
}
window.addEventListener('click', onClick);

/** Loads the scripts of a page that can be read without them. Other pages link them in their HTML. */
function preloadScripts() {
  for (const href of document.getElementById('root')?.dataset['scripts']?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

async function start() {
  // After the first paint, which the app would delay. A tab in the background is not painted.
  if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  preloadScripts();
  const { showApp } = await import('./show-app.tsx');
  // While it hydrates, React handles presses itself.
  await showApp(() => window.removeEventListener('click', onClick));
  window.removeEventListener('submit', onSubmit);
  repeatMissed?.();
}

// Without `await` at the top level, which would turn off the optimization of chunks.
void start();
