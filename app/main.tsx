// The only script of the HTML. It is small, so that it runs before somebody can use the page; the app follows.

/** The last submit that the page could not handle yet. Forms whose method is GET work without the app. */
let missed: SubmitEvent | undefined;

function onSubmit(event: SubmitEvent) {
  const { target, defaultPrevented } = event;
  if (target instanceof HTMLFormElement && target.method === 'dialog' && !defaultPrevented) missed = event;
}
window.addEventListener('submit', onSubmit);

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
  await showApp();
  window.removeEventListener('submit', onSubmit);
  if (missed?.target instanceof HTMLFormElement) missed.target.requestSubmit(missed.submitter);
}

// Without `await` at the top level, which would turn off the optimization of chunks.
void start();
