import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { usersHandlers, usersScenarios } from '#mocks/handlers/users.ts';
import type { TableColumn } from '#ui/components/Table/Table.tsx';
import { FromApiList } from '#ui/story/from-api.tsx';
import { rightToLeft } from '#ui/story/right-to-left.tsx';
import { type Canvas, shows } from '#ui/story/checks.ts';
import type { ListProps } from './list-state.ts';
import { ListScreen, type ListQuery, type ListScreenProps } from './ListScreen.tsx';

interface Member {
  _id: string;
  name: string;
  email: string;
}

interface Query extends ListQuery {
  role: 'all' | 'admin' | 'customer';
}

const firstQuery: Query = { search: '', role: 'all', sort: null, page: 1 };

const columns: readonly TableColumn<Member>[] = [
  { id: 'index', label: '#', kind: 'index', cell: (_member, number) => number },
  { id: 'name', label: 'Name', kind: 'name', sortBy: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  { id: 'email', label: 'Email', kind: 'address', cell: ({ email }) => <bdi>{email}</bdi> },
];

type MembersProps = ListProps<Member, Query> &
  Pick<ListScreenProps<Member, Query, 'admin'>, 'density' | 'announcement' | 'figures' | 'isWide'>;

/** A list of members, without actions. */
function Members(props: MembersProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { query } = props;
  return (
    <ListScreen
      {...props}
      title="Members"
      noun={{ one: 'member', many: 'members' }}
      heading={heading}
      search={{ placeholder: 'Search name or email', covers: 'names and email addresses' }}
      filter={{
        value: query.role,
        options: [
          { value: 'admin', label: 'Admins', noneTitle: 'No admins' },
          { value: 'customer', label: 'Customers', noneTitle: 'No customers' },
        ],
        counts: { all: 14, admin: 3, customer: 11 },
        queryWith: (role) => ({ ...query, role }),
      }}
      table={{ columns, rowId: ({ _id }) => _id }}
      empty={{ text: 'Members appear here after they sign up.' }}
    />
  );
}

interface Args extends Pick<MembersProps, 'announcement' | 'figures' | 'isWide'> {
  startsWith?: Partial<Query>;
  onQueryChange(query: Query): void;
}

export default {
  parameters: { api: usersHandlers },
  args: { onQueryChange: fn() },
  render: ({ startsWith, onQueryChange, ...args }, { id }) => (
    <FromApiList<Member, Query>
      story={id}
      path="/user"
      query={{ ...firstQuery, ...startsWith }}
      onQueryChange={onQueryChange}
    >
      {({ density, onDensityChange, ...list }) => (
        <Members {...args} {...list} density={{ value: density, onChange: onDensityChange }} />
      )}
    </FromApiList>
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;
const firstRow = (canvas: Canvas) => canvas.getAllByRole('row')[1];

const startsWithRow = (canvas: Canvas, text: RegExp | string) =>
  waitFor(() => expect(firstRow(canvas)).toHaveTextContent(text));

const hasHeadingFocus = (canvas: Canvas) =>
  expect(canvas.getByRole('heading', { level: 1, name: 'Members' })).toHaveFocus();

export const Default: Story = {
  play: async ({ canvas }) => {
    await startsWithRow(canvas, /^1\D/);
    await expect(canvas.getByRole('button', { name: 'Admins 3' })).toBeVisible();
    await expect(canvas.getByText('1–12')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { api: [usersScenarios.listLoading] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading members');
    await expect(canvas.getByRole('table', { name: 'Members' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** A list without rows needs no search and no filter. */
export const Empty: Story = {
  parameters: { api: [usersScenarios.listEmpty] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No members yet')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** Search and filter stay: another query may succeed. */
export const Failed: Story = {
  parameters: { api: [usersScenarios.listFailed] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Members could not be loaded');
    await expect(canvas.getByText('req-019a9c40')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const NoMatch: Story = {
  // Its last state looks like `Default`.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { startsWith: { search: 'zzz', role: 'admin' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No members match', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('No members match');
    await expect(canvas.getByText('Search covers names and email addresses.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all members' }));
    await startsWithRow(canvas, /^1\D/);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await hasHeadingFocus(canvas);
  },
};

export const NoneWithThisValue: Story = {
  args: { startsWith: { role: 'admin' } },
  parameters: { api: [usersScenarios.listEmpty] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No admins', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText('Choose All to see every member.')).toBeVisible();
  },
};

export const OutOfRange: Story = {
  // Its last state looks like `Default`.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { startsWith: { page: 9 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no page 9', { selector: 'p' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the first page' }));
    await startsWithRow(canvas, /^1\D/);
    await hasHeadingFocus(canvas);
  },
};

/** Another search, filter or order starts at the first page. */
export const SearchesFiltersAndSorts: Story = {
  args: { startsWith: { page: 2 } },
  play: async ({ canvas, args }) => {
    await startsWithRow(canvas, /^13/);
    const head = canvas.getByRole('columnheader', { name: 'Name' });
    await userEvent.click(within(head).getByRole('button'));
    await startsWithRow(canvas, 'Anders Brandt');
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
    await userEvent.click(canvas.getByRole('button', { name: 'Admins 3' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search members' }), 'joel');
    await startsWithRow(canvas, 'Joel Abara');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      search: 'joel',
      role: 'admin',
      sort: { by: 'name', isDescending: false },
      page: 1,
    });
  },
};

/** The rows of the second page are numbered from 13. */
export const Paged: Story = {
  parameters: { api: [usersScenarios.manyRows] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Page 2' }));
    await startsWithRow(canvas, /^13/);
    await expect(canvas.getByText('13–24')).toBeVisible();
  },
};

export const Compact: Story = {
  play: async ({ canvas }) => {
    await startsWithRow(canvas, /^1\D/);
    const comfortable = firstRow(canvas)?.getBoundingClientRect().height ?? 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Compact' }));
    await expect(firstRow(canvas)?.getBoundingClientRect().height).toBeLessThan(comfortable);
  },
};

export const WithFigures: Story = {
  args: {
    figures: [
      { label: 'Members', figure: 14 },
      { label: 'Admins', figure: 3 },
    ],
    announcement: 'Mara Lindqvist is an admin now',
  },
  play: async ({ canvas }) => {
    await startsWithRow(canvas, /^1\D/);
    await expect(canvas.getByText('Mara Lindqvist is an admin now')).toBeInTheDocument();
  },
};

export const OneRow: Story = { parameters: { api: [usersScenarios.oneRow] } };

export const LongContent: Story = {
  parameters: { api: [usersScenarios.longContent] },
  play: shows('<b>Not bold</b>'),
};

export const RightToLeft: Story = {
  ...rightToLeft,
  parameters: { ...rightToLeft.parameters, api: [usersScenarios.longContent] },
};
