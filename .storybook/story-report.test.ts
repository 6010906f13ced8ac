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

test('a story that nobody has changed is told by its link and what it stands in', () => {
  expect(storyReport(shown)).toBe(`**Components/Button: Default**

- Link: <https://norholt.example/storybook/?path=/story/components-button--default>
- Theme: system (light)
- Density: comfortable
- Direction: ltr
- Viewport: as the window, 1043 px wide
`);
});

test('what the toolbar has set is told, and how wide that is', () => {
  const globals = { theme: 'dark', density: 'compact', direction: 'rtl', viewport: { value: 'phone' } };
  const report = storyReport({ ...shown, globals, width: 390 });

  expect(report).toContain('- Theme: dark\n- Density: compact\n- Direction: rtl\n');
  expect(report).toContain('- Viewport: phone, 390 px wide\n');
});

test('the theme of the system is named', () => {
  expect(storyReport({ ...shown, isSystemDark: true })).toContain('- Theme: system (dark)\n');
});

test.each([
  ['as it is set by a link', 'tablet', 'tablet, 820 px wide'],
  ['on its side', { value: 'tablet', isRotated: true }, 'tablet, turned, 820 px wide'],
  ['of none', { value: undefined, isRotated: false }, 'as the window, 820 px wide'],
])('a viewport %s', (_how, viewport, told) => {
  expect(storyReport({ ...shown, globals: { viewport }, width: 820 })).toContain(`- Viewport: ${told}\n`);
});

test('only arguments that were changed are told, without functions and elements', () => {
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

test('an argument that the link cannot hold is named', () => {
  const report = storyReport({
    ...shown,
    link: `${shown.link}&args=tone:solid`,
    args: { tone: 'solid', label: 'Über 100 %', rows: ['§'] },
  });

  expect(report).toContain('\nArguments, of which the link does not hold `label`, `rows`:\n');
});

test('describes a fixture by its inputs, without its state and methods', () => {
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
- Seen by: customer
- Network: offline
- Network: slow
- Shop: remembers what is done
- Card form: blocked
- Kept in the browser: \`theme\`, \`draft\`
- Charge: refused, Your card was declined.
`);
  expect(report).not.toContain('Kajgatan');
});

test.each([
  ['in words', 'user:admin', '`user:admin`'],
  ['in parts', { user: 'admin' }, '`{"user":"admin"}`'],
])('a scenario of the whole page, %s', (_how, scenario, told) => {
  expect(storyReport({ ...shown, globals: { scenario } })).toContain(`- Scenario: ${told}\n`);
});
