import type { Entry } from './entry.ts';
import { card, failures, signIn } from './failures.ts';
import { appMessages } from './app-messages.ts';
import { fields, labels, outcomes } from './product.ts';
import { refusals } from './refusals.ts';

interface Area {
  title: string;
  /** What its messages have in common. */
  lead: string;
  entries: Readonly<Record<string, Entry>>;
}

/** Every message of the shop, by where its words come from. `npm run stories` writes the stories. */
export const catalogue = {
  fields: { title: 'Fields', lead: 'The product’s words at the fields of forms.', entries: fields },
  outcomes: {
    title: 'Outcomes',
    lead: 'The product’s words about what was done, or could not be.',
    entries: outcomes,
  },
  labels: { title: 'Labels', lead: 'What the product calls its links and buttons.', entries: labels },
  refusals: {
    title: 'Refusals',
    lead: 'Every code that the server refuses by, in its own words unless the app has better ones.',
    entries: refusals,
  },
  failures: {
    title: 'No answer',
    lead: 'What the app says when no answer comes, or one that it cannot read.',
    entries: failures,
  },
  signIn: { title: 'Sign-in', lead: 'What Firebase says of a sign-in that fails.', entries: signIn },
  card: {
    title: 'Card',
    lead: 'What the app says of a charge where the card provider says nothing.',
    entries: card,
  },
  appMessages: { title: 'App messages', lead: 'What single places of the app say.', entries: appMessages },
} as const satisfies Record<string, Area>;

export type AreaName = keyof typeof catalogue;

const isArea = (name: string): name is AreaName => name in catalogue;

export const areaNames: readonly AreaName[] = Object.keys(catalogue).filter(isArea);

export const areaOf = (name: AreaName): Area => catalogue[name];

export const allEntries = areaNames.flatMap((area) =>
  Object.entries(areaOf(area).entries).map(([key, entry]) => ({ area, key, entry })),
);
