import { expect, test } from 'vitest';
import { storyReport, type ReportedStory } from './story-report.ts';

const shown: ReportedStory = {
  title: 'Components/Button',
  name: 'Default',
  link: 'https://norholt.example/storybook/?path=/story/components-button--default',
  args: {},
  initialArgs: {},
  globals: {},
  width: 1043,
  isSystemDark: false,
  fixture: undefined,
};

test('reports the link and the settings of an unchanged story', () => {
  expect(storyReport(shown)).toBe(`**Components/Button: Default**

- Link: <https://norholt.example/storybook/?path=/story/components-button--default>
- Theme: system (light)
- Density: comfortable
- Direction: ltr
- Viewport: full width, 1043 px wide
`);
});

test('reports the values of the toolbar and the width', () => {
  const globals = { theme: 'dark', density: 'compact', direction: 'rtl', viewport: { value: 'phone' } };
  const report = storyReport({ ...shown, globals, width: 390 });

  expect(report).toContain('- Theme: dark\n- Density: compact\n- Direction: rtl\n');
  expect(report).toContain('- Viewport: phone, 390 px wide\n');
});

test('reports the system theme', () => {
  expect(storyReport({ ...shown, isSystemDark: true })).toContain('- Theme: system (dark)\n');
});

test.each([
  ['that a link sets', 'tablet', 'tablet, 820 px wide'],
  ['that is rotated', { value: 'tablet', isRotated: true }, 'tablet, rotated, 820 px wide'],
  ['that is not set', { value: undefined, isRotated: false }, 'full width, 820 px wide'],
])('reports a viewport %s', (_how, viewport, reported) => {
  expect(storyReport({ ...shown, globals: { viewport }, width: 820 })).toContain(`- Viewport: ${reported}\n`);
});

test('reports only changed arguments, without functions and elements', () => {
  const report = storyReport({
    ...shown,
    link: `${shown.link}&args=label:Order;isPending:!undefined;item.name:Disc`,
    args: {
      label: 'Order',
      tone: 'primary',
      isPending: undefined,
      icon: { $$typeof: Symbol.for('react.element'), type: 'svg' },
      onPress: () => undefined,
      item: { name: 'Disc', onOpen: () => undefined },
    },
    initialArgs: {
      label: 'Buy Now',
      tone: 'primary',
      isPending: true,
      icon: null,
      onPress: () => 1,
      item: { name: 'Spring' },
    },
  });

  expect(report.split('\nArguments:\n\n')[1]).toBe(`\`\`\`json
{
  "label": "Order",
  "isPending": null,
  "item": {
    "name": "Disc"
  }
}
\`\`\`
`);
});

test('names the arguments that the link cannot contain', () => {
  const report = storyReport({
    ...shown,
    link: `${shown.link}&args=tone:solid`,
    args: { tone: 'solid', label: 'Über 100 %', rows: ['§'] },
  });

  expect(report).toContain('\nArguments (not in the link: `label`, `rows`):\n');
});

test('reports a fixture by its inputs, without its state and methods', () => {
  const fixture = {
    path: '/payment/7',
    as: 'customer',
    api: [{ info: {} }],
    isOffline: true,
    isSlow: true,
    remembers: true,
    isCardBlocked: true,
    kept: { theme: 'dark', draft: '{"address":"Kajgatan 9"}' },
    auth: { logIn: () => undefined },
    charge: { status: 'refused', message: 'Your card was declined.' },
  };
  const report = storyReport({ ...shown, fixture });

  expect(report).toContain(`
- Page: \`/payment/7\`
- User: customer
- Network: offline
- Network: slow
- Shop: keeps changes
- Card form: blocked
- Browser storage: \`theme\`, \`draft\`
- Charge: refused, Your card was declined.
`);
  expect(report).not.toContain('Kajgatan');
});

test.each([
  ['as a text', 'user:admin', '`user:admin`'],
  ['as an object', { user: 'admin' }, '`{"user":"admin"}`'],
])('reports a scenario %s', (_how, scenario, reported) => {
  expect(storyReport({ ...shown, globals: { scenario } })).toContain(`- Scenario: ${reported}\n`);
});
