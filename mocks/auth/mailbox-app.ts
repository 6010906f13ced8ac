import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Hono, type Context } from 'hono';
import { limits } from '#contract/limits.ts';
import * as product from '#messages/product.js';
import { scriptResponse } from '#mocks/browser-script.ts';
import type { Mailbox } from './mailbox.ts';
import {
  deadLinkPage,
  mailPage,
  mailPolicy,
  mailboxPage,
  mailboxPolicy,
  newPasswordPage,
  passwordSetPage,
  verifiedPage,
  type PageContext,
} from './mailbox-pages.ts';
import { fontPath } from './mailbox-styles.ts';

interface MailboxAppParts {
  mailbox: Mailbox;
  shopUrl: string;
  /** Makes a call to the emulator. Returns null if it was rejected. */
  call(name: 'update' | 'resetPassword', body: object): Promise<{ email: string } | null>;
}

const action = '/emulator/action';
const font = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';

/** Whether we handle a request. Links in mails are the emulator's own, which still responds to programs. */
export function isOwnPage(url: string, method: string, accept: string | undefined): boolean {
  if (/^\/(mailbox([./?]|$)|gapi\.js)/.test(url)) return true;
  return url.startsWith(`${action}?`) && (method === 'POST' || accept?.includes('text/html') === true);
}

/** The mailbox of a local run, the pages that its links open, and the script of the sign-in popup. */
export function createMailboxApp({ mailbox, shopUrl, call }: MailboxAppParts): Hono {
  const contextOf = (c: Context): PageContext => {
    // Cookies ignore ports, so the shop's theme cookie is here too.
    const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(c.req.header('cookie') ?? '')?.[1];
    return { shopUrl, theme: chosen === 'light' || chosen === 'dark' ? chosen : null };
  };
  const mailOf = (c: Context) => mailbox.mails.find(({ code }) => code === c.req.query('oobCode'));
  const deadLink = (c: Context) => c.html(deadLinkPage(contextOf(c)), 410);

  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', mailboxPolicy);
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });

  app.get('/mailbox', (c) => c.html(mailboxPage(mailbox, (mail) => mailbox.isOpen(mail), contextOf(c))));
  const shopMailOf = (c: Context) => mailbox.shopMails.find(({ id }) => id === c.req.param('id'));
  app.get(fontPath, async (c) => {
    const bytes = await readFile(createRequire(import.meta.url).resolve(font));
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': 'font/woff2' });
  });

  app.get('/mailbox/:id', (c) => {
    const mail = shopMailOf(c);
    return mail ? c.html(mailPage(mail, contextOf(c))) : deadLink(c);
  });
  // Its links open a tab, because the shop shows itself in no frame.
  app.get('/mailbox/:id/html', (c) => {
    const mail = shopMailOf(c);
    if (!mail) return c.notFound();
    return c.html(`<base target="_blank">${mail.html}`, 200, { 'Content-Security-Policy': mailPolicy });
  });
  app.get('/mailbox.js', () => scriptResponse('mailbox'));
  app.get('/gapi.js', () => scriptResponse('gapi'));
  app.get(action, async (c) => {
    const mail = mailOf(c);
    if (!mail || !mailbox.isOpen(mail)) return deadLink(c);
    if (mail.kind === 'reset')
      return c.html(newPasswordPage({ email: mail.to, link: mail.link }, contextOf(c)));
    const verified = await call('update', { oobCode: mail.code });
    return verified ? c.html(verifiedPage(verified.email, contextOf(c))) : deadLink(c);
  });

  app.post(action, async (c) => {
    const mail = mailOf(c);
    if (mail?.kind !== 'reset' || !mailbox.isOpen(mail)) return deadLink(c);
    const { password } = await c.req.parseBody();
    const text = typeof password === 'string' ? password : '';
    if (text.length < limits.passwordMin) {
      const error = text === '' ? product.requiredPassword() : product.passwordTooShort();
      return c.html(newPasswordPage({ email: mail.to, link: mail.link, error }, contextOf(c)), 422);
    }
    const reset = await call('resetPassword', { oobCode: mail.code, newPassword: text });
    return reset ? c.html(passwordSetPage(reset.email, contextOf(c))) : deadLink(c);
  });
  return app;
}
