import { html, raw } from 'hono/html';
import { createHash } from 'node:crypto';
import { access, type Access } from '#contract/access.ts';
import * as calls from '#contract/calls.ts';
import type { Call } from '#contract/calls.ts';
import { problemCodes, problemStatuses } from '#contract/problem.ts';
import { Problem } from '../core/problem.ts';
import { transitions } from '#contract/orders/transitions.ts';
import { operationsOf, type Content, type Operation } from './open-api-document.ts';
import type { servedDocument } from './served-document.ts';

type Html = ReturnType<typeof html>;
/** `html` escapes strings and joins arrays. */
type Cell = string | number | Html | readonly Cell[];

const style = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.25; } h2 { margin-top: 3rem; } h3 { margin: 0; font-size: 1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.875rem; }
nav ul { columns: 16rem; padding-left: 1.25rem; }
a { color: LinkText; } :focus-visible { outline: 2px solid; outline-offset: 2px; }
article { border-top: 1px solid GrayText; padding: 1rem 0; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
caption { text-align: left; font-weight: 700; padding: 0.5rem 0; }
th, td { text-align: left; vertical-align: top; padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid GrayText; overflow-wrap: normal; }
summary { cursor: pointer; padding: 0.5rem 0; } pre { overflow-x: auto; padding: 0.75rem; border: 1px solid GrayText; }
`;

/** The page has no nonce, because its only style is always the same. */
export const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const code = (text: string) => html`<code>${text}</code>`;

/** A table that scrolls on a narrow screen, with the keyboard too. */
const table = (caption: string, heads: readonly string[], rows: readonly (readonly Cell[])[]) =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...rest]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${rest.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

const allowed: Record<Access, string> = {
  everyone: 'everyone',
  signedIn: 'any signed-in user, for themselves',
  self: 'the user of the email address',
  selfOrAdmin: 'the user of the email address, and admins',
  owner: 'the owner of the order',
  ownerOrAdmin: 'the owner of the order, and admins',
  customer: 'customers, for themselves',
  eachCustomer: 'each customer, about themselves',
  admin: 'admins',
};

const accessTable = () =>
  table(
    'Who may make a call',
    ['Call', 'Allowed', 'Visitor', 'Customer, own data', 'Customer, other data', 'Admin'],
    Object.values<Call>(calls).map(({ method, path, access: policy }) => {
      const { visitor, own, other, admin } = access[policy];
      return [code(`${method} ${path}`), allowed[policy], visitor, own, other, admin];
    }),
  );

const transitionsTable = () =>
  table(
    'Transitions of an order',
    ['Transition', 'From', 'To', 'Stock', 'When'],
    Object.entries(transitions).map(([name, { from, to, stock, when }]) => [
      code(name),
      from,
      to,
      { keep: 'unchanged', commit: 'sold', return: 'returned' }[stock],
      when,
    ]),
  );

const problemsTable = () =>
  table(
    'Problem codes',
    ['Code', 'Status', 'Default message'],
    problemCodes.map((each) => [code(each), problemStatuses[each].join(' or '), new Problem(each).message]),
  );

const schemas = (title: string, content: Content = {}) =>
  Object.entries(content).map(
    ([type, { schema }]) =>
      html`<details>
        <summary>${title}: ${code(type)}</summary>
        <pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>
      </details>`,
  );

/** `name` is the method and the path. */
function callSection({ name, operation }: { name: string; operation: Operation }): Html {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const call = Object.entries<Call>(calls).find(([key]) => key === operationId)?.[1];
  return html`<article id="${operationId}">
    <h3>${code(name)}</h3>
    <p>${summary}</p>
    ${call && html`<p>Allowed: ${allowed[call.access]}.</p>`}
    ${
      parameters.length > 0 &&
      table(
        `Parameters of ${operationId}`,
        ['Name', 'In', 'Schema'],
        parameters.map(({ name: parameter, in: where, required, description = '', schema }) => [
          code(parameter),
          required ? `${where}, required` : where,
          [description, ' ', code(JSON.stringify(schema))],
        ]),
      )
    }
    ${schemas('Request body', requestBody?.content)}
    ${table(
      `Responses of ${operationId}`,
      ['Status', 'Description'],
      Object.entries(responses).map(([status, { description }]) => [status, description]),
    )}
    ${schemas('Response body', responses['200']?.content)}
  </article>`;
}

/** Renders the document as one page that loads nothing. */
export function docsPage({ info, paths }: ReturnType<typeof servedDocument>) {
  const entries = Object.entries(paths).flatMap(([path, item]) =>
    operationsOf(item).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${item.servers ? path : `/api${path}`}`,
      operation,
    })),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}: the API</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${info.title}: the API</h1>
          <p>${info.description}</p>
          <p>
            The same as an OpenAPI document: <a href="/api/openapi.json">/api/openapi.json</a>. PUT
            /user/{email} returns an access token. Send it as <code>Authorization: Bearer …</code>.
          </p>
          <nav aria-label="On this page">
            <ul>
              <li><a href="#access">Who may make a call</a></li>
              <li><a href="#states">Order states</a></li>
              <li><a href="#problems">Problems</a></li>
              ${entries.map(({ name, operation }) => html`<li><a href="#${operation.operationId}">${name}</a></li>`)}
            </ul>
          </nav>
          <h2 id="access">Who may make a call</h2>
          <p>200 means that the status does not depend on the caller.</p>
          ${accessTable()}
          <h2 id="states">Order states</h2>
          <p>Each transition is one conditional statement, so one of several concurrent requests succeeds.</p>
          ${transitionsTable()}
          <h2 id="problems">Problems</h2>
          <p>
            Every response that is not 2xx contains <code>message</code> for people, <code>code</code> for
            programs, and the counter of the call’s own response at 0.
          </p>
          ${problemsTable()}
          <h2>Calls</h2>
          ${entries.map(callSection)}
        </main>
      </body>
    </html>`;
}
