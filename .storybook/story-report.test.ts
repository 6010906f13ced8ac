import { expect, test } from 'vitest';
import { storyReport, type ReportedStory } from './story-report.ts';

const shown: ReportedStory = {
  title: 'Components/Button',
  name: 'Default',
  link: 'https://norholt.example/storybook/?path=/story/components-button--default',
  args: {},
  initialArgs: {},
  globals: { theme: 'system', viewport: { value: 'phone', isRotated: false }, scenario: '' },
  width: 390,
  systemTheme: 'light',
  fixture: {},
};

test('reports the link and the settings of an unchanged story', () => {
  expect(storyReport(shown)).toBe(`**Components/Button: Default**

- link: https://norholt.example/storybook/?path=/story/components-button--default
- theme: system
- viewport: {"value":"phone","isRotated":false}
- width: 390
- systemTheme: light
`);
});

test('reports only changed arguments, without functions and elements', () => {
  const report = storyReport({
    ...shown,
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

test('reports a fixture by its inputs, without its handlers', () => {
  const fixture = {
    path: '/payment/7',
    as: 'customer',
    api: [{ info: {} }],
    isOffline: true,
    auth: { logIn: () => undefined },
    charge: { status: 'refused', message: 'Your card was declined.' },
  };

  expect(storyReport({ ...shown, fixture })).toContain(`- systemTheme: light
- path: /payment/7
- as: customer
- isOffline: true
- charge: {"status":"refused","message":"Your card was declined."}
`);
});
