import type { Meta, StoryObj } from '@storybook/react-vite';
import { shows } from '#ui/story/checks.ts';
import { Day } from './Day.tsx';
import { DateTime } from './DateTime.tsx';

export default {
  title: 'Text and values/DateTime',
  id: 'components-datetime',
  component: DateTime,
  args: { at: '2026-11-18T09:12:00.000Z' },
} satisfies Meta<typeof DateTime>;
type Story = StoryObj<typeof DateTime>;

export const Default: Story = { play: shows('18 Nov 2026, 09:12 UTC') };

/** The time of today and yesterday, and the year of another year. */
export const DayInTable: Story = {
  render: () => (
    <>
      <Day at="2026-11-18T09:12:00.000Z" /> <Day at="2026-11-17T23:59:00.000Z" />{' '}
      <Day at="2026-11-16T23:59:00.000Z" /> <Day at="2025-12-14T09:12:00.000Z" /> <Day at="tomorrow" />
    </>
  ),
  play: shows('Today 09:12', 'Yesterday 23:59', '16 Nov', '14 Dec 2025', '–'),
};

export const NotATime: Story = { args: { at: 'tomorrow' }, play: shows('–') };
