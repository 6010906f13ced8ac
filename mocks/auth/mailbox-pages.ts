import { html, raw } from 'hono/html';
import * as m from '#messages/mailbox.js';
import type { Mail, Mailbox } from './mailbox.ts';
import type { ShopMail } from './receive-mails.ts';
import { mailboxStyles } from './mailbox-styles.ts';

export interface PageContext {
  /** Null follows the system. */
  theme: 'light' | 'dark' | null;
  /** Without a slash at the end. */
  shopUrl: string;
}

type Html = ReturnType<typeof html>;

export const mailboxPolicy =
  "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; script-src 'self'; style-src 'unsafe-inline'; font-src 'self'; connect-src 'self'; img-src data:; frame-src 'self'";

/** Of a mail: inline styles and pictures, as in mail programs. */
export const mailPolicy =
  "default-src 'none'; base-uri 'none'; frame-ancestors 'self'; form-action 'none'; style-src 'unsafe-inline'; img-src http: https: data:; sandbox allow-popups allow-popups-to-escape-sandbox";

const favicon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 120'%3E%3Ccircle cx='60' cy='60' r='42' fill='none' stroke='%237E8583' stroke-width='22'/%3E%3Ccircle cx='60' cy='60' r='9' fill='%23FF5A1C'/%3E%3C/svg%3E";

function frame(title: string, { theme, shopUrl }: PageContext, body: Html, head: Html | '' = ''): Html {
  return html`<!doctype html>
    <html lang="en" ${theme === null ? '' : raw(`data-theme="${theme}"`)}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title === m.localMailbox() ? title : m.pageTitle({ title })}</title>
        <link rel="icon" href="${raw(favicon)}" />
        <style>
          ${raw(mailboxStyles)}
        </style>
        ${head}
      </head>
      <body>
        <header>
          <p>${m.localOnly()}</p>
          <a href="${shopUrl}/">${m.back()}</a>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}

const mailTexts = {
  verification: {
    subject: m.verifySubject(),
    text: m.verifyHint(),
    action: m.verify(),
  },
  reset: {
    subject: m.resetSubject(),
    text: m.resetHint(),
    action: m.resetSubject(),
  },
} as const;

const sentAt = (at: number) =>
  html`<time datetime="${new Date(at).toISOString()}"
    >${new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })}</time
  >`;

const row = (mail: Mail, isOpen: boolean): Html => {
  const { subject, text, action } = mailTexts[mail.kind];
  const label = m.actionFor({ action, address: mail.to });
  return html`<li>
    <h2>${subject}</h2>
    <p>${m.to()} <bdi>${mail.to}</bdi>, ${sentAt(mail.sentAt)}. ${text}</p>
    ${
      isOpen
        ? html`<a class="button open" href="${mail.link}" aria-label="${label}">${action}</a>`
        : html`<p class="open">${m.linkUsed()}</p>`
    }
  </li>`;
};

const shopRow = (mail: ShopMail): Html =>
  html`<li>
    <h2>${mail.subject}</h2>
    <p>${m.to()} <bdi>${mail.to}</bdi>, ${sentAt(mail.sentAt)}</p>
    <a
      class="button open"
      href="/mailbox/${mail.id}"
      aria-label="${m.actionFor({ action: m.read(), address: mail.subject })}"
      >${m.read()}</a
    >
  </li>`;

/** A mail of the shop: as a mail program shows it, as text, and its headers. */
export const mailPage = (mail: ShopMail, context: PageContext): Html =>
  frame(
    mail.subject,
    context,
    html`<p class="lead">${m.to()} <bdi>${mail.to}</bdi>, ${sentAt(mail.sentAt)}</p>
      <iframe
        src="/mailbox/${mail.id}/html"
        title="${mail.subject}"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>
      <h2>${m.asText()}</h2>
      <pre>${mail.text}</pre>
      <h2>${m.headers()}</h2>
      <pre>${mail.headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</pre>
      <p class="after"><a href="/mailbox">${m.open()}</a></p>`,
  );

/** Lists the mails, newest first. */
export function mailboxPage(
  { mails, shopMails }: Pick<Mailbox, 'mails' | 'shopMails'>,
  isOpen: (mail: Mail) => boolean,
  context: PageContext,
): Html {
  const rows = [
    ...mails.map((mail) => ({ at: mail.sentAt, html: row(mail, isOpen(mail)) })),
    ...shopMails.map((mail) => ({ at: mail.sentAt, html: shopRow(mail) })),
  ].sort((a, b) => b.at - a.at);
  const list =
    rows.length === 0
      ? html`<p class="empty">${m.empty()}</p>`
      : html`<ol>
          ${rows.map((one) => one.html)}
        </ol>`;
  return frame(
    m.localMailbox(),
    context,
    html`<p class="lead">${m.lead()}</p>
      <p class="count" role="status">${m.count({ count: rows.length })}</p>
      <div id="mails">${list}</div>`,
    html`<script type="module" src="/mailbox.js"></script>
      <noscript><meta http-equiv="refresh" content="5" /></noscript>`,
  );
}

/** The page after a link was opened: its result, and the way back. */
const resultPage = (
  title: string,
  lead: Html | string,
  context: PageContext,
  { href, text }: { href: string; text: string } = { href: `${context.shopUrl}/`, text: m.back() },
): Html =>
  frame(
    title,
    context,
    html`<p class="lead">${lead}</p>
      <p class="after">
        <a class="button primary" href="${href}">${text}</a>
        <a href="/mailbox">${m.open()}</a>
      </p>`,
  );

export const verifiedPage = (email: string, context: PageContext): Html =>
  resultPage(m.verified(), html`${m.verifiedHint({ email })}`, context);

export const passwordSetPage = (email: string, context: PageContext): Html =>
  resultPage(m.passwordSet(), html`${m.loginHint({ email })}`, context, {
    href: `${context.shopUrl}/login`,
    text: m.login(),
  });

export const deadLinkPage = (context: PageContext): Html =>
  resultPage(m.linkInvalid(), m.linkInvalidHint(), context);

/** The form posts to `link`. `error` is the error of the previous attempt. */
export const newPasswordPage = (
  { email, link, error }: { email: string; link: string; error?: string },
  context: PageContext,
): Html =>
  frame(
    m.resetSubject(),
    context,
    html`<p class="lead">${m.forAccount()} <bdi>${email}</bdi>. ${m.resetNote()}</p>
      <form method="post" action="${link}" novalidate>
        <input type="hidden" name="email" value="${email}" autocomplete="username" />
        <div class="field">
          <label for="password">${m.newPassword()}</label>
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="new-password"
            autofocus
            ${error === undefined ? '' : raw('aria-invalid="true" aria-describedby="error"')}
          />
          ${error === undefined ? '' : html`<p class="error" id="error">${error}</p>`}
        </div>
        <button class="button primary" type="submit">${m.setPassword()}</button>
      </form>`,
  );
