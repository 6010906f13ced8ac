import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Money } from '../Money/Money.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Panel } from './Panel.tsx';

const facts = (
  <DescriptionList
    columns={2}
    cells={[
      { label: 'Product', value: 'Ventilated brake disc' },
      { label: 'Price', value: <Money amount={64} /> },
    ]}
  />
);

const order = (
  <Panel>
    <Stack gap="4">
      <Text as="h2" style="h3">
        Your order
      </Text>
      {facts}
      <Button tone="primary">Place order</Button>
    </Stack>
  </Panel>
);

export default {
  summary: 'A flat surface for one task of a page.',
  status: 'stable',
  use: [
    'around the one task of a page, such as the purchase form.',
    'for the border and the padding only. The content sets its own heading and gaps.',
  ],
  useInstead: {
    Dialog: 'for one short task above the page.',
    Drawer: 'for the details of a row, while the list stays visible.',
    Notice: 'for information about content on the page.',
    DescriptionList: 'for facts about one item. It has borders of its own.',
  },
  anatomy: {
    example: order,
    parts: { div: 'Surface, with a border and padding', h2: 'Content, which starts with its heading' },
  },
  matrix: { variants: { Default: () => order }, isControl: false, states: {} },
  content: [
    'Start with a heading that names the task: "Your order".',
    'End with the action of the task: "Place order".',
  ],
  good: {
    example: (
      <Panel>
        <Stack gap="4">
          <Text as="h2" style="h3">
            Your order
          </Text>
          {facts}
        </Stack>
      </Panel>
    ),
    text: 'One panel. Gaps and the description list group its content.',
  },
  bad: {
    example: (
      <Panel>
        <Stack gap="4">
          <Text as="h2" style="h3">
            Your order
          </Text>
          <Panel>{facts}</Panel>
        </Stack>
      </Panel>
    ),
    text: 'A panel inside a panel adds borders that mean nothing.',
  },
  keyboard: {},
  screenReader: 'Announces only its content. It has no role and no name, so its heading must name the task.',
} satisfies ComponentDocs;
