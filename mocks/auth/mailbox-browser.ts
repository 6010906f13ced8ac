export {};

/** Updates the list of mails. Served as /mailbox.js. */
const intervalMs = 2000;

async function refresh(): Promise<void> {
  const response = await fetch('/mailbox');
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const place of ['#mails', '.count']) {
    const shown = document.querySelector(place);
    const now = fresh.querySelector(place);
    if (!shown || !now || shown.innerHTML === now.innerHTML) continue;
    const { activeElement } = document;
    const focused = shown.contains(activeElement) ? activeElement?.getAttribute('href') : null;
    shown.replaceChildren(...now.childNodes);
    if (focused != null) shown.querySelector<HTMLElement>(`[href="${CSS.escape(focused)}"]`)?.focus();
  }
}

setInterval(() => {
  if (document.visibilityState === 'visible') void refresh().catch(() => undefined);
}, intervalMs);
