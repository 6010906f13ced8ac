import * as appMessages from './AppMessages.stories.tsx';
import * as card from './Card.stories.tsx';
import * as failures from './Failures.stories.tsx';
import * as fields from './Fields.stories.tsx';
import * as labels from './Labels.stories.tsx';
import { messageOf } from './message.ts';
import * as outcomes from './Outcomes.stories.tsx';
import * as refusals from './Refusals.stories.tsx';
import * as signIn from './SignIn.stories.tsx';

const groupOf = (lead: string, { default: { title }, ...stories }: { default: { title: string } }) => ({
  title: title.replace('Workbench/Messages/', ''),
  lead,
  messages: Object.entries(stories).flatMap(([name, story]) => {
    const message = messageOf(story);
    return message ? [{ name, ...message }] : [];
  }),
});

/** The messages that have a story of their own, by where their text is from. */
export const messageGroups = [
  groupOf('The product’s messages at form fields.', fields),
  groupOf('The product’s messages about the outcome of an action.', outcomes),
  groupOf('The product’s names of links and buttons.', labels),
  groupOf('Every error code of the server, with its own message unless the app has a better one.', refusals),
  groupOf('No response, or one that the app cannot read.', failures),
  groupOf('Firebase’s messages about a failed sign-in.', signIn),
  groupOf('A charge about which the card provider has no message of its own.', card),
  groupOf('Messages of one place in the app.', appMessages),
];

export const messages = messageGroups.flatMap((group) => group.messages);
