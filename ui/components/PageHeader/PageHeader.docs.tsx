import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { PageHeader } from './PageHeader.tsx';

export default {
  summary: 'The title of a dashboard page, with its actions.',
  status: 'stable',
  use: [
    'once at the top of each page of the dashboard.',
    'with the actions of the whole page. An action of a row or a section belongs in that row or section.',
    'with a lead only if the title does not say what the page is for.',
  ],
  useInstead: {
    Text: 'in the style `h1` for the title of a page outside the dashboard, `title` for that of a section.',
    EmptyState: 'for the title of a list without rows.',
  },
  anatomy: {
    example: (
      <PageHeader
        title="Add a Product"
        lead="It is on sale as soon as it is added."
        actions={<LinkButton href="#manage-products">Manage Products</LinkButton>}
      />
    ),
    parts: {
      h1: 'Title, the heading of level 1',
      p: 'Lead, optional',
      a: 'Actions, optional. They wrap below the title on narrow screens',
    },
  },
  matrix: {
    variants: {
      Title: () => <PageHeader title="My Profile" />,
      'With an action': () => (
        <PageHeader
          title="My Orders"
          actions={
            <LinkButton href="#parts" icon={<Icon name="plus" />}>
              New order
            </LinkButton>
          }
        />
      ),
      'With a lead': () => (
        <PageHeader title="Add A Review" lead="Shown on the home page with your name and photo." />
      ),
    },
    isControl: false,
    states: {},
  },
  content: [
    'The title is the name of the page in the navigation, letter for letter: "My Orders".',
    'The lead is one sentence. The title has no full stop, the lead has one.',
    'At most one of the actions is `primary`. The others are `line`.',
  ],
  good: {
    example: (
      <PageHeader
        title="Manage Products"
        actions={
          <>
            <Button icon={<Icon name="download" />}>Export CSV</Button>
            <LinkButton href="#add" tone="primary" icon={<Icon name="plus" />}>
              Add a Product
            </LinkButton>
          </>
        }
      />
    ),
    text: 'One main action of the page.',
  },
  bad: {
    example: (
      <PageHeader
        title="Manage Products"
        actions={
          <>
            <Button tone="primary" icon={<Icon name="download" />}>
              Export CSV
            </Button>
            <LinkButton href="#add" tone="primary" icon={<Icon name="plus" />}>
              Add a Product
            </LinkButton>
          </>
        }
      />
    ),
    text: 'Two main actions compete.',
  },
  keyboard: {},
  screenReader:
    '"My Orders, heading, level 1". The heading is no tab stop, but a script can move the focus to it when the focused element is gone. The actions are announced after it.',
} satisfies ComponentDocs;
