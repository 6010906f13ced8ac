/** In the page's margin, where no controls are, and no wider than the margin on a phone. */
const rules = `
  aside { position: fixed; inset-block-end: 30%; inset-inline-end: 0; z-index: var(--layer-sticky); }
  button {
    inline-size: 1rem; padding: 0.5rem 0; border: 1px solid var(--color-line-strong); border-inline-end: 0;
    background: var(--color-raised); color: var(--color-ink); font: 500 0.6875rem/1 var(--font-sans);
    writing-mode: vertical-rl; cursor: pointer;
  }
  button:focus-visible { outline: 2px solid var(--color-focus); outline-offset: 2px; }
  @media print { aside { display: none; } }
`;

function show() {
  const host = document.createElement('div');
  const tree = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  tree.adoptedStyleSheets = [sheet];
  const aside = document.createElement('aside');
  aside.setAttribute('aria-label', 'Scenario');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Scenario';
  button.addEventListener('click', () => {
    const url = new URL(location.href);
    url.searchParams.set('scenario', '');
    location.assign(url);
  });
  aside.append(button);
  tree.append(aside);
  document.body.append(host);
}

// Browser tests check the pages without the button. They open the bar through the URL.
if (!navigator.webdriver) show();
