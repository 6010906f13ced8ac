import type { Meta, StoryObj } from '@storybook/react-vite';
import { DensitySwitch } from '../DensitySwitch/DensitySwitch.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { ListToolbar } from './ListToolbar.tsx';

const ignore = () => undefined;

const search = (value: string) => (
  <SearchField label="Search parts" placeholder="Search parts" value={value} onChange={ignore} />
);

const stock = (
  <SegmentedControl
    label="Show parts"
    value="all"
    options={[
      { value: 'all', label: 'All', count: 24 },
      { value: 'low', label: 'Running low', count: 3 },
      { value: 'out', label: 'Out of stock', count: 1 },
    ]}
    onChange={ignore}
  />
);

export default {
  component: ListToolbar,
  args: {
    children: (
      <>
        {search('')}
        {stock}
      </>
    ),
    end: <DensitySwitch value="comfortable" onChange={ignore} />,
  },
} satisfies Meta<typeof ListToolbar>;
type Story = StoryObj<typeof ListToolbar>;

export const Default: Story = {};

export const SearchOnly: Story = { args: { children: search(''), end: undefined } };

export const LongSearch: Story = {
  args: {
    children: (
      <>
        {stock}
        {search('bremsscheibenabdeckblechbefestigungsschraubensicherungsring')}
      </>
    ),
  },
};
