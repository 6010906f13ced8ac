import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Receipt, type ReceiptProps } from './Receipt.tsx';

const order: ReceiptProps = {
  orderNumber: '000001',
  orderedAt: '2026-11-18T09:12:00.000Z',
  paidAt: '2026-11-18T09:15:00.000Z',
  seller: { name: 'Norholt Parts Ltd.', address: 'Norra Verkstadsvägen 6, 453 30 Lysekil, Sweden' },
  productName: 'Ventilated brake disc',
  quantity: 120,
  unitPrice: 64,
  totalPrice: 7680,
  name: 'Mara Lindqvist',
  address: 'Verkstadsgatan 14, 412 51 Göteborg',
  transactionId: 'pi_3QK8xw2eZvKYlo2C0h7b1TfA',
};

/** Wide enough for its six columns. */
const receipt = (changed: Partial<ReceiptProps>) => (
  <div style={{ width: '44rem' }}>
    <Receipt {...order} {...changed} />
  </div>
);

export default {
  summary: 'The proof that an order is paid.',
  status: 'stable',
  use: [
    'after a payment, and to print the receipt of a paid order.',
    'once per page. Printing the page prints only the receipt, black on white.',
    'with `paidAt` null until the payment time is known. A dash replaces the time.',
    'with `actions` for the next steps, such as My Orders. They are not printed.',
  ],
  useInstead: {
    OrderTotal: 'for the total of an order that is not paid yet.',
    DescriptionList: 'for other facts about one item.',
    Status: 'for the state of an order in a list.',
  },
  anatomy: {
    example: receipt({ actions: <Button tone="solid">My Orders</Button> }),
    parts: {
      svg: 'Seller: wordmark, name and address',
      'section > div > span': 'Badge "Paid"',
      dl: 'Facts about the order',
      'dl > :last-child': 'Total price',
      button: 'Actions, optional',
    },
  },
  matrix: {
    variants: {
      Paid: () => receipt({}),
      'Payment time not known': () => receipt({ paidAt: null }),
      'With actions': () => receipt({ actions: <Button tone="solid">My Orders</Button> }),
    },
    isControl: false,
    states: {},
  },
  content: [
    'The receipt writes its own labels. Do not shorten the values: long ones wrap.',
    'Write the order number as in the list of orders: "000001".',
  ],
  good: {
    example: receipt({ actions: <Button tone="solid">My Orders</Button> }),
    text: 'The main action of a receipt is `solid`.',
  },
  bad: {
    example: receipt({ actions: <Button tone="primary">My Orders</Button> }),
    text: '`primary` is too loud: the order is paid, and nothing has to be done.',
  },
  keyboard: {},
  screenReader:
    'The region "Receipt" with the seller, "Paid", and each fact as a term with its value: "Order, 000001". The actions are last.',
} satisfies ComponentDocs;
