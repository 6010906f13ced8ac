import type { Preview } from '@storybook/react-vite';
import { delay, getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import * as z from 'zod/mini';

/** The calls of the contract, from main.ts. An import here would count as a source of every story. */
const calls = z
  .array(z.object({ name: z.string(), method: z.string(), path: z.string() }))
  .parse(import.meta.env.CALLS);

const failing = (name: string) => `${name}-fails`;

const Part = z.looseObject({ quantity: z.number(), minQuantity: z.number() });
type Part = z.infer<typeof Part>;

const stocks = new Map<string, (part: Part) => number>([
  ['plenty', ({ minQuantity }) => Math.max(minQuantity, 1) * 100],
  ['low', ({ minQuantity }) => minQuantity * 2],
  ['none', () => 0],
]);

type Control = NonNullable<Preview['globalTypes']>[string];

interface Choice {
  value: string;
  title: string;
}

/** A control of the toolbar. It shows its name, and is tinted with another value than the usual one, which is undefined. */
export const toolbarControl = (
  name: string,
  icon: NonNullable<Control['toolbar']>['icon'],
  usual: string,
  choices: readonly (string | Choice)[],
): Control => ({
  description: `${name}, usually ${usual}`,
  toolbar: {
    icon,
    title: name,
    dynamicTitle: true,
    items: [
      { type: 'reset', title: `${name}: ${usual}` },
      ...choices
        .map((choice) => (typeof choice === 'string' ? { value: choice, title: choice } : choice))
        .map(({ value, title }) => ({ value, title: `${name}: ${title}` })),
    ],
  },
});

/** What the toolbar changes of the data of a story. */
export const conditionTypes = {
  user: toolbarControl('User', 'user', 'as in the story', ['visitor', 'customer', 'admin']),
  network: toolbarControl('Network', 'globe', 'normal', [
    'slow',
    'offline',
    ...calls.map(({ name, method, path }) => ({ value: failing(name), title: `${method} ${path} fails` })),
  ]),
  stock: toolbarControl('Stock', 'box', 'as in the story', [...stocks.keys()]),
};

type Globals = Readonly<Record<string, unknown>>;

/** Whether a story shows something else than its `play` expects. */
export const hasConditions = (globals: Globals): boolean =>
  Object.keys(conditionTypes).some((name) => globals[name] !== undefined);

function networkHandlers(network: unknown): RequestHandler[] {
  if (network === 'offline') return [http.all('*/api/*', () => HttpResponse.error())];
  if (network === 'slow') return [http.all('*/api/*', async () => void (await delay(2000)))];
  return calls
    .filter(({ name }) => failing(name) === network)
    .map(({ method, path }) =>
      http.all(`*/api${path}`, ({ request }) =>
        request.method === method
          ? HttpResponse.json({ message: 'Something went wrong', code: 'INTERNAL' }, { status: 500 })
          : undefined,
      ),
    );
}

/** Responds to the calls that read parts with parts of this stock. */
function stockHandlers(stock: unknown, handlers: readonly RequestHandler[]): RequestHandler[] {
  const quantityOf = stocks.get(String(stock));
  if (quantityOf === undefined) return [];
  const withStock = (part: Part) => ({ ...part, quantity: quantityOf(part) });
  const respond = async ({ request }: { request: Request }) => {
    const response = await getResponse([...handlers], request);
    const { data } = z.safeParse(z.union([z.array(Part), Part]), await response?.clone().json());
    if (response === undefined || data === undefined) return response;
    const headers = Object.fromEntries(response.headers);
    return HttpResponse.json(Array.isArray(data) ? data.map(withStock) : withStock(data), { headers });
  };
  return [http.get('*/api/parts', respond), http.get('*/api/parts/:id', respond)];
}

/** Applies the toolbar's network and stock to the handlers of a story. */
export const withConditions = (globals: Globals, handlers: readonly RequestHandler[]): RequestHandler[] => [
  ...networkHandlers(globals['network']),
  ...stockHandlers(globals['stock'], handlers),
  ...handlers,
];
