import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Pagination } from './Pagination.tsx';

const turn = () => undefined;

export default {
  summary: 'Shows the range of visible rows and opens the other pages of a list.',
  status: 'stable',
  use: [
    'below each list or table that is loaded in pages.',
    'with `hrefOf` on public pages. The pages are then links, which work without scripts and open in new tabs.',
    'with `isCapped` if the server stops counting. The text then says "of more than 1,000".',
    'with `isAnnounced` set to false if a line above the list announces the count, as in the catalogue.',
  ],
  useInstead: {
    SegmentedControl: 'to switch between a few views of the same list.',
    SearchField: 'to find a row by its name or number.',
  },
  anatomy: {
    example: <Pagination label="Pages of orders" page={2} pageSize={12} total={112} onPageChange={turn} />,
    parts: {
      p: 'Range of visible rows and total',
      'nav > :first-child': 'Previous page, disabled on the first page',
      '[aria-current]': 'Current page',
      'nav > span': 'Gap, for pages that are left out',
      'nav > :last-child': 'Next page, disabled on the last page',
    },
  },
  matrix: {
    variants: {
      'Few pages': () => (
        <div style={{ width: '32rem' }}>
          <Pagination label="Pages of orders" page={2} pageSize={12} total={60} onPageChange={turn} />
        </div>
      ),
      'Many pages': () => (
        <div style={{ width: '32rem' }}>
          <Pagination label="Pages of orders" page={10} pageSize={12} total={112} onPageChange={turn} />
        </div>
      ),
      'More than counted': () => (
        <div style={{ width: '32rem' }}>
          <Pagination
            label="Pages of orders"
            page={5}
            pageSize={12}
            total={1000}
            isCapped
            onPageChange={turn}
          />
        </div>
      ),
      'One page': () => (
        <div style={{ width: '32rem' }}>
          <Pagination label="Pages of orders" page={1} pageSize={12} total={6} onPageChange={turn} />
        </div>
      ),
    },
    isControl: true,
    states: {},
  },
  content: [
    'The label names the rows: "Pages of orders", not "Pagination".',
    'The component writes the range: "13–24 of 112", not "Page 2". Do not repeat it nearby.',
  ],
  good: {
    example: (
      <Pagination label="Pages of orders" page={2} pageSize={12} total={1000} isCapped onPageChange={turn} />
    ),
    text: 'The server stopped counting at 1,000, and the text says that there are more.',
  },
  bad: {
    example: <Pagination label="Pages of orders" page={2} pageSize={12} total={1000} onPageChange={turn} />,
    text: 'Without `isCapped`, the text claims that there are exactly 1,000 orders.',
  },
  keyboard: {
    Tab: 'Moves the focus through the pages, also to a disabled previous or next page.',
    'Enter or Space': 'Opens the page. A page that is a link ignores Space.',
  },
  screenReader:
    '"Pages of orders, navigation", then "Page 2, current page". The new range is announced when it changes: "25–36 of 112".',
} satisfies ComponentDocs;
