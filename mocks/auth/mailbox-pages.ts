import { html, raw } from 'hono/html';
import type { Mail } from './mailbox.ts';
import { mailboxStyles } from './mailbox-styles.ts';

export interface Surroundings {
  theme: 'light' | 'dark' | null;
  /** Where the shop is, without a slash at its end. */
  shopUrl: string;
}

type Html = ReturnType<typeof html>;

export const mailboxPolicy =
  "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; script-src 'self'; style-src 'unsafe-inline'; font-src 'self'; connect-src 'self'; img-src data:";

const ring =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 120'%3E%3Ccircle cx='60' cy='60' r='42' fill='none' stroke='%237E8583' stroke-width='22'/%3E%3Ccircle cx='60' cy='60' r='9' fill='%23FF5A1C'/%3E%3C/svg%3E";

function frame(title: string, { theme, shopUrl }: Surroundings, body: Html, head: Html | '' = ''): Html {
  return html`<!doctype html>
    <html lang="en" ${theme === null ? '' : raw(`data-theme="${theme}"`)}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Local mailbox</title>
        <link rel="icon" href="${raw(ring)}" />
        <style>
          ${raw(mailboxStyles)}
        </style>
        ${head}
      </head>
      <body>
        <header>
          <p>Local mailbox: of this machine only</p>
          <a href="${shopUrl}/">Back to the shop</a>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}

const words = {
  verification: {
    subject: 'Verify your email address',
    text: 'Shows the shop that the address is yours.',
    action: 'Verify this address',
    done: 'Link used',
  },
  reset: {
    subject: 'Set a new password',
    text: 'Somebody asked for a new password for this account.',
    action: 'Set a new password',
    done: 'Link used',
  },
} as const;

const when = (at: number) =>
  html`<time datetime="${new Date(at).toISOString()}"
    >${new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })}</time
  >`;

const row = (mail: Mail, isOpen: boolean): Html => {
  const { subject, text, action, done } = words[mail.kind];
  return html`<li>
    <h2>${subject}</h2>
    <p>To <bdi>${mail.to}</bdi>, ${when(mail.sentAt)}. ${text}</p>
    ${
      isOpen
        ? html`<a class="button open" href="${mail.link}" aria-label="${action}, ${mail.to}">${action}</a>`
        : html`<p class="open">${done}</p>`
    }
  </li>`;
};

/** The mails, newest first. */
export function mailboxPage(
  mails: readonly Mail[],
  isOpen: (mail: Mail) => boolean,
  around: Surroundings,
): Html {
  const list =
    mails.length === 0
      ? html`<p class="empty">
          No mail yet. Sign up, or ask for a new password, and the mail of it appears here by itself.
        </p>`
      : html`<ol>
          ${mails.map((mail) => row(mail, isOpen(mail)))}
        </ol>`;
  return frame(
    'Local mailbox',
    around,
    html`<p class="lead">
        Nothing is sent from a local run. What would have been, to verify an address or to set a new password,
        is here.
      </p>
      <p class="count" role="status">${mails.length === 1 ? '1 mail' : `${mails.length} mails`}</p>
      <div id="mails">${list}</div>`,
    html`<script type="module" src="/mailbox.js"></script>
      <noscript><meta http-equiv="refresh" content="5" /></noscript>`,
  );
}

export const verifiedPage = (email: string, around: Surroundings): Html =>
  frame(
    'Your address is verified',
    around,
    html`<p class="lead"><bdi>${email}</bdi> is shown to be yours. The shop knows as soon as you are back.</p>
      <p class="after">
        <a class="button primary" href="${around.shopUrl}/">Back to the shop</a>
        <a href="/mailbox">Open the mailbox</a>
      </p>`,
  );

/** `link` is where the form is sent; `problem` what was wrong with the last try. */
export const newPasswordPage = (
  { email, link, problem }: { email: string; link: string; problem?: string },
  around: Surroundings,
): Html =>
  frame(
    'Set a new password',
    around,
    html`<p class="lead">For <bdi>${email}</bdi>. The old password ends with this.</p>
      <form method="post" action="${link}" novalidate>
        <input type="hidden" name="email" value="${email}" autocomplete="username" />
        <div class="field">
          <label for="password">New password</label>
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="new-password"
            autofocus
            ${problem === undefined ? '' : raw('aria-invalid="true" aria-describedby="problem"')}
          />
          ${problem === undefined ? '' : html`<p class="error" id="problem">${problem}</p>`}
        </div>
        <button class="button primary" type="submit">Set the new password</button>
      </form>`,
  );

export const passwordSetPage = (email: string, around: Surroundings): Html =>
  frame(
    'Your password is set',
    around,
    html`<p class="lead">Log in as <bdi>${email}</bdi> with the new one.</p>
      <p class="after">
        <a class="button primary" href="${around.shopUrl}/login">Login</a>
        <a href="/mailbox">Open the mailbox</a>
      </p>`,
  );

export const deadLinkPage = (around: Surroundings): Html =>
  frame(
    'This link has ended',
    around,
    html`<p class="lead">
        It was used already, or it is no link of this run. A new one can be asked for in the shop.
      </p>
      <p class="after">
        <a class="button primary" href="${around.shopUrl}/">Back to the shop</a>
        <a href="/mailbox">Open the mailbox</a>
      </p>`,
  );
