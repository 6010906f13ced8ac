import { html, raw } from 'hono/html';
import { toDollars } from '#contract/money.ts';

const styles = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; }
:root[data-theme='dark'] { color-scheme: dark; }
body { margin: 0; padding: 1.5rem; background: Canvas; color: CanvasText; }
h1 { margin: 0 0 0.5rem; font-size: 1.25rem; }
p { margin: 0 0 1.25rem; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; }
button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid; border-radius: 2px; background: Canvas; color: CanvasText; font: inherit; cursor: pointer; }
button:first-child { background: CanvasText; color: Canvas; }
button:focus-visible { outline: 2px solid Highlight; outline-offset: 2px; }
`;

export const challengePolicy =
  "default-src 'none'; base-uri 'none'; form-action 'self' http: https:; style-src 'unsafe-inline'";

type Theme = 'light' | 'dark';

const page = (title: string, theme: Theme, body: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="en" data-theme="${theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;

/** Where the test card's bank asks whether it is really the cardholder. `amount` is in cents. */
export const challengePage = ({ amount, theme }: { amount: number; theme: Theme }) =>
  page(
    'Is this you?',
    theme,
    html`<p>
        The bank of this test card asks you to approve a payment of
        ${toDollars(amount).toLocaleString('en-US', { style: 'currency', currency: 'USD' })}.
      </p>
      <form method="post">
        <button type="submit" name="answer" value="complete">Complete authentication</button>
        <button type="submit" name="answer" value="fail">Fail authentication</button>
      </form>`,
  );

export const answeredPage = ({ theme }: { theme: Theme }) =>
  page('Thank you', theme, html`<p>The shop goes on from here.</p>`);
