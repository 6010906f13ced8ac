import * as z from 'zod/mini';
import { access, type Access } from '#contract/access.ts';
import * as calls from '#contract/calls.ts';
import type { Call } from '#contract/calls.ts';
import { problemCodes, problemStatuses } from '#contract/problem.ts';
import { transitions } from '../orders/transitions.ts';
import { Problem } from '../core/problem.ts';

const Content = z.optional(z.record(z.string(), z.object({ schema: z.optional(z.unknown()) })));
const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.string(),
      required: z._default(z.boolean(), false),
      description: z.optional(z.string()),
      schema: z.unknown(),
    }),
  ),
  requestBody: z.optional(z.object({ content: Content })),
  responses: z.record(z.string(), z.object({ description: z.string(), content: Content })),
});
type Operation = z.infer<typeof Operation>;

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;
const Document = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(
    z.string(),
    z.object({
      servers: z.optional(z.array(z.object({ url: z.string() }))),
      get: z.optional(Operation),
      put: z.optional(Operation),
      post: z.optional(Operation),
      patch: z.optional(Operation),
      delete: z.optional(Operation),
    }),
  ),
});

/** Text that has been made safe to stand in a page. */
interface Html {
  html: string;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
type Value = string | number | Html | readonly Value[];
const written = (value: Value): string => {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
  return 'html' in value ? value.html : value.map(written).join('');
};
const html = (texts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  html: texts.map((text, index) => text + written(values[index] ?? '')).join(''),
});

const style = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.25; } h2 { margin-top: 3rem; } h3 { margin: 0; font-size: 1rem; }
code, pre, .method { font-family: ui-monospace, monospace; font-size: 0.875rem; }
nav ul { columns: 16rem; padding-left: 1.25rem; }
a { color: LinkText; } a:focus-visible, summary:focus-visible, [tabindex]:focus-visible { outline: 2px solid; outline-offset: 2px; }
article { border-top: 1px solid GrayText; padding: 1rem 0; }
.method { font-weight: 700; margin-right: 0.5rem; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
caption { text-align: left; font-weight: 700; padding: 0.5rem 0; }
th, td { text-align: left; vertical-align: top; padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid GrayText; overflow-wrap: normal; }
summary { cursor: pointer; padding: 0.5rem 0; } pre { overflow-x: auto; padding: 0.75rem; border: 1px solid GrayText; }
`;

interface TableOf {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly Value[])[];
}

/** Wide on a phone, so it scrolls by itself, with the keyboard too. */
const table = ({ caption, heads, rows }: TableOf): Html =>
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
          ([first = '', ...rest]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${rest.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

const code = (text: string): Html => html`<code>${text}</code>`;

const accessWords: Record<Access, string> = {
  everyone: 'everyone',
  signedIn: 'whoever is signed in, for themselves',
  self: 'whose e-mail address it is',
  selfOrAdmin: 'whose e-mail address it is, and admins',
  owner: 'whose order it is',
  ownerOrAdmin: 'whose order it is, and admins',
  customer: 'customers, for themselves',
  admin: 'admins',
};

const callOf = (operationId: string): Call | undefined =>
  Object.entries<Call>(calls).find(([name]) => name === operationId)?.[1];

const schemaBlock = (title: string, content: z.infer<typeof Content>): Html[] =>
  Object.entries(content ?? {}).map(
    ([type, { schema = {} }]) =>
      html`<details>
        <summary>${title}: ${code(type)}</summary>
        <pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>
      </details>`,
  );

interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

function callSection({ method, path, operation }: Entry): Html {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const call = callOf(operationId);
  const rows = parameters.map(({ name, in: where, required, description = '', schema }) => [
    code(name),
    `${where}${required ? ', required' : ''}`,
    [description === '' ? '' : `${description} `, code(JSON.stringify(schema))],
  ]);
  return html`<article id="${operationId}">
    <h3><span class="method">${method.toUpperCase()}</span>${code(path)}</h3>
    <p>${summary}</p>
    ${call === undefined ? '' : html`<p>For ${accessWords[call.access]}.</p>`}${rows.length === 0 ? '' : table({ caption: `Parameters of ${operationId}`, heads: ['Name', 'Where', 'What'], rows })}${schemaBlock('Body', requestBody?.content)}${table(
      {
        caption: `Answers of ${operationId}`,
        heads: ['Status', 'What'],
        rows: Object.entries(responses).map(([status, { description }]) => [status, description]),
      },
    )}${schemaBlock('Answer', responses['200']?.content)}
  </article>`;
}

/** The page that explains the API to people: one document that asks for nothing else. `nonce` lets its style in. */
export function docsPage(document: object, nonce: string): string {
  const { info, servers, paths } = Document.parse(document);
  const base = new URL(servers[0]?.url ?? 'http://localhost').pathname;
  const entries = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method): Entry[] => {
      const operation = item[method];
      const shown = item.servers === undefined ? `${base}${path}` : path;
      return operation === undefined ? [] : [{ method, path: shown, operation }];
    }),
  );
  const nameOf = ({ method, path }: Entry) => `${method.toUpperCase()} ${path}`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}: the API</title>
        <style nonce="${nonce}">
          ${{ html: style }}
        </style>
      </head>
      <body>
        <main>
          <h1>${info.title}: the API</h1>
          <p>${info.description}</p>
          <p>
            For programs, the same as OpenAPI: <a href="${base}/openapi.json">${base}/openapi.json</a>. Make a
            token with PUT /user/{email} and send it as <code>Authorization: Bearer …</code>.
          </p>
          <nav aria-label="On this page">
            <ul>
              <li><a href="#access">Who may make a call</a></li>
              <li><a href="#states">How an order lives</a></li>
              <li><a href="#problems">Refusals</a></li>
              ${entries.map((entry) => html`<li><a href="#${entry.operation.operationId}">${nameOf(entry)}</a></li>`)}
            </ul>
          </nav>
          <h2 id="access">Who may make a call</h2>
          <p>200 stands for every answer that is about the request and not about who asks.</p>
          ${table({
            caption: 'Who may make a call',
            heads: ['Call', 'For', 'Visitor', 'Customer, own', 'Customer, another’s', 'Admin'],
            rows: Object.values<Call>(calls).map(({ method, path, access: which }) => {
              const { visitor, own, other, admin } = access[which];
              return [code(`${method} ${path}`), accessWords[which], visitor, own, other, admin];
            }),
          })}
          <h2 id="states">How an order lives</h2>
          <p>
            Every edge is one conditional statement: of two who try at once, one is answered that the other
            was faster.
          </p>
          ${table({
            caption: 'The edges of an order’s life',
            heads: ['TransitionName', 'From', 'To', 'Its stock', 'When'],
            rows: Object.entries(transitions).map(([edge, { from, to, stock, when }]) => [
              code(edge),
              from,
              to,
              { keep: 'stays', commit: 'is sold', return: 'goes back' }[stock],
              when,
            ]),
          })}
          <h2 id="problems">Refusals</h2>
          <p>
            Every answer that is not 2xx holds <code>message</code>, for people, and <code>code</code>, for
            programs, and the counter that the call’s own answer carries, at 0.
          </p>
          ${table({
            caption: 'Codes of refusals',
            heads: ['Code', 'Status', 'Message, unless the call says more'],
            rows: problemCodes.map((each) => [
              code(each),
              problemStatuses[each].join(' or '),
              new Problem(each).message,
            ]),
          })}
          <h2>Calls</h2>
          ${entries.map(callSection)}
        </main>
      </body>
    </html>`.html;
}
