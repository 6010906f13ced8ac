import { expect, test } from 'vitest';
import { storyReport } from './story-report.ts';

const link = 'https://norholt.example/storybook/?path=/story/components-button--default';

test('reports settings, the inputs of the fixture and changed arguments, without functions and elements', () => {
  const report = storyReport({
    title: 'Components/Button',
    name: 'Default',
    link,
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
    globals: { theme: 'system', viewport: { value: 'phone', isRotated: false }, scenario: '' },
    width: 390,
    systemTheme: 'light',
    fixture: { path: '/payment/7', api: [{ info: {} }], isOffline: true, auth: {} },
  });

  expect(report).toBe(`**Components/Button: Default**

- link: ${link}
- theme: system
- viewport: {"value":"phone","isRotated":false}
- width: 390
- systemTheme: light
- path: /payment/7
- isOffline: true

Arguments:

\`\`\`json
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
