import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Hono, type Context } from 'hono';
import { limits } from '#contract/limits.ts';
import * as product from '#messages/product.ts';
import { browserScript } from '#mocks/browser-script.ts';
import type { Mailbox } from './mailbox.ts';
import {
  deadLinkPage,
  mailboxPage,
  mailboxPolicy,
  newPasswordPage,
  passwordSetPage,
  verifiedPage,
  type Surroundings,
} from './mailbox-pages.ts';
import { fontPath } from './mailbox-styles.ts';

export interface MailboxAppParts {
  mailbox: Mailbox;
  shopUrl: string;
  /** Makes one of the emulator's own calls; null when it was refused. */
  call(name: 'update' | 'resetPassword', body: object): Promise<{ email: string } | null>;
}

const action = '/emulator/action';
const font = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';

/** Whether a request is for the mailbox. Its links are the emulator's own, which answers programs itself. */
export function isForMailbox(url: string, method: string, accept: string | undefined): boolean {
  if (/^\/mailbox([./?]|$)/.test(url)) return true;
  return url.startsWith(`${action}?`) && (method === 'POST' || accept?.includes('text/html') === true);
}

/** The mailbox of a local run, and the pages that the links in its mails lead to. */
export function createMailboxApp({ mailbox, shopUrl, call }: MailboxAppParts): Hono {
  const around = (c: Context): Surroundings => {
    // Cookies know no ports, so the theme chosen in the shop comes along.
    const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(c.req.header('cookie') ?? '')?.[1];
    return { shopUrl, theme: chosen === 'light' || chosen === 'dark' ? chosen : null };
  };
  const mailOf = (c: Context) => mailbox.mails.find(({ code }) => code === c.req.query('oobCode'));
  const deadLink = (c: Context) => c.html(deadLinkPage(around(c)), 410);

  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('Content-Security-Policy', mailboxPolicy);
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });

  app.get('/mailbox', (c) => c.html(mailboxPage(mailbox.mails, (mail) => mailbox.isOpen(mail), around(c))));
  app.get('/mailbox.js', async (c) =>
    c.body(await browserScript('mailbox'), 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get(fontPath, async (c) => {
    const bytes = await readFile(createRequire(import.meta.url).resolve(font));
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': 'font/woff2' });
  });

  app.get(action, async (c) => {
    const mail = mailOf(c);
    if (!mail || !mailbox.isOpen(mail)) return deadLink(c);
    if (mail.kind === 'reset') return c.html(newPasswordPage({ email: mail.to, link: mail.link }, around(c)));
    const verified = await call('update', { oobCode: mail.code });
    return verified ? c.html(verifiedPage(verified.email, around(c))) : deadLink(c);
  });

  app.post(action, async (c) => {
    const mail = mailOf(c);
    if (mail?.kind !== 'reset' || !mailbox.isOpen(mail)) return deadLink(c);
    const { password } = await c.req.parseBody();
    const text = typeof password === 'string' ? password : '';
    if (text.length < limits.passwordMin) {
      const problem = text === '' ? product.requiredPassword() : product.passwordTooShort();
      return c.html(newPasswordPage({ email: mail.to, link: mail.link, problem }, around(c)), 422);
    }
    const reset = await call('resetPassword', { oobCode: mail.code, newPassword: text });
    return reset ? c.html(passwordSetPage(reset.email, around(c))) : deadLink(c);
  });
  return app;
}
