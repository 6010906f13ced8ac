import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ScenarioBar } from './ScenarioBar.tsx';

export default {
  title: 'Workbench/Scenario bar',
  component: ScenarioBar,
  parameters: { layout: 'fullscreen' },
  args: { scenario: {}, unread: [], isOpen: true, onToggle: fn(), onChange: fn(), onLeave: fn() },
  render: function Render(args) {
    const [scenario, setScenario] = useState(args.scenario);
    const [isOpen, setIsOpen] = useState(args.isOpen);
    return (
      <ScenarioBar
        {...args}
        scenario={scenario}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
        onChange={(next) => {
          setScenario(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ScenarioBar>;
type Story = StoryObj<typeof ScenarioBar>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Stock' }), 'none');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Failing call' }), 'placeOrder');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Its response' }), 'ABOVE_STOCK');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      stock: 'none',
      failure: { call: 'placeOrder', kind: 'ABOVE_STOCK' },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Stock: None, of any part' }));
    await expect(canvas.getByRole('combobox', { name: 'Stock' })).toHaveValue('');
    await expect(canvas.getByText('POST /orders fails: above stock')).toBeVisible();
  },
};

/** Collapsed, it shows the settings in one line. */
export const Collapsed: Story = {
  args: { isOpen: false, scenario: { as: 'admin', latency: 2000, clock: 40 * 24 } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Scenario' });
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Clock' })).toHaveValue('960');
  },
};

/** A value of the URL that is not a usual choice becomes an option. */
export const UnusualValues: Story = {
  args: { scenario: { latency: 1234, clock: -5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Latency' })).toHaveDisplayValue('1.234 s');
    await expect(canvas.getByRole('combobox', { name: 'Clock' })).toHaveDisplayValue('5 hours behind');
  },
};

export const InvalidUrl: Story = {
  args: { isOpen: false, unread: ['weather-rain', 'latency-soon'] },
};
