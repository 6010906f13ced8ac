import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { MailContent } from '#contract/orders/mails.ts';
import { buildMailedOrder, mailedLines, mails, shippedTogether } from '#mocks/fixtures/mails.ts';
import { isBrandName } from '#tokens/shops.ts';
import { longOrder, longPersonName, longWord } from '#ui/story/long-content.ts';
import { renderMail } from './render-mail.tsx';

interface MailPreviewProps {
  content: MailContent;
  /** What the toolbar chooses. */
  globals?: Readonly<Record<string, unknown>>;
  format?: 'html' | 'text';
}

const frameStyle: CSSProperties = { display: 'block', width: '100%', height: '70rem', border: 0 };
const textStyle: CSSProperties = { padding: '1rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' };

const darkTheme = '@media (prefers-color-scheme:dark)';

/** Other themes than the system's: a frame has that of the browser. */
const themes = new Map<unknown, string>([
  ['light', '@media not all'],
  ['dark', '@media all'],
]);

/** A mail as a mail program shows it. */
function MailPreview({ content, globals = {}, format = 'html' }: MailPreviewProps) {
  const { brand, theme } = globals;
  const { subject, html, text } = renderMail(content, isBrandName(brand) ? brand : 'norholt');
  if (format === 'text') return <pre style={textStyle}>{`Subject: ${subject}\n\n${text}`}</pre>;
  return (
    <iframe
      title={subject}
      style={frameStyle}
      srcDoc={html
        .replace(darkTheme, themes.get(theme) ?? darkTheme)
        .replaceAll('https://norholt.example/pictures/', `${location.origin}/pictures/`)}
      onLoad={({ currentTarget: frame }) => {
        const fit = () => {
          frame.style.height = `${frame.contentDocument?.body.offsetHeight ?? 0}px`;
        };
        fit();
        frame.contentWindow?.addEventListener('resize', fit);
      }}
    />
  );
}

export default {
  title: 'Mails',
  component: MailPreview,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <MailPreview {...args} globals={globals} />,
  // So that axe also checks the document in the frame.
  async play({ canvasElement }) {
    const frame = canvasElement.querySelector('iframe');
    if (!frame) return;
    await waitFor(() => expect(frame.contentDocument?.querySelector('main') ?? null).not.toBeNull());
    const { source } = await import('axe-core');
    const script = frame.contentDocument?.createElement('script');
    if (script) frame.contentDocument?.head.append(Object.assign(script, { textContent: source }));
  },
} satisfies Meta<typeof MailPreview>;
type Story = StoryObj<typeof MailPreview>;

export const Placed: Story = { args: { content: mails.placed } };

/** To a customer who has never paid an order. */
export const WithoutReservation: Story = {
  args: { content: { ...mails.placed, reservedUntil: null, endsAt: '2026-11-25T09:12:00.000Z' } },
};

export const Paid: Story = { args: { content: mails.paid } };

export const Shipped: Story = { args: { content: mails.shipped } };

export const ShippedWithoutTracking: Story = { args: { content: { ...mails.shipped, shipment: null } } };

export const TrackingChanged: Story = { args: { content: mails.trackingChanged } };

export const TrackingRemoved: Story = { args: { content: { ...mails.trackingChanged, shipment: null } } };

export const Cancelled: Story = { args: { content: mails.cancelled } };

export const NotPaid: Story = { args: { content: { ...mails.cancelled, isNotPaid: true } } };

export const Refunded: Story = { args: { content: mails.refunded } };

const { order: refundedOrder } = mails.refunded;

/** The shop has not said who sells. */
export const RefundReceipt: Story = {
  args: {
    content: {
      ...mails.refunded,
      order: {
        ...refundedOrder,
        document: refundedOrder.document && { ...refundedOrder.document, isReceipt: true },
      },
    },
  },
};

export const PlacedTogether: Story = { args: { content: mails.together } };

const paidTogether = mailedLines({ paidAt: '2026-11-18T09:20:00.000Z' });

/** The stock of the last one was gone. */
export const PaidTogether: Story = {
  args: {
    content: {
      ...{
        kind: 'together',
        event: 'paid',
        url: mails.together.url,
        transactionId: mails.paid.transactionId,
      },
      lines: paidTogether.map((line, index) => ({
        ...line,
        refundedFor: index === 2 ? 'out-of-stock' : null,
      })),
    },
  },
};

export const ShippedTogether: Story = { args: { content: shippedTogether } };

/** The mail lists the first 24. */
export const ManyTogether: Story = {
  args: {
    content: {
      ...mails.together,
      lines: Array.from({ length: 30 }, () => mailedLines({ productName: longOrder.productName })).flat(),
    },
  },
};

export const BackInStock: Story = { args: { content: mails.backInStock } };

export const Question: Story = { args: { content: mails.question } };

export const QuestionDigest: Story = { args: { content: mails.questionDigest } };

export const LowStock: Story = { args: { content: mails.lowStock } };

const fifty = Array.from({ length: 50 }, (_, index) => mails.lowStock.parts[index % 3] ?? []).flat();

/** The mail lists the first 12. */
export const ManyLow: Story = { args: { content: { ...mails.lowStock, parts: fifty } } };

/** The address of the account is not verified: what was typed is not shown. */
export const NotVerified: Story = {
  args: { content: { ...mails.placed, order: buildMailedOrder({ typed: null }) } },
};

export const WithoutPicture: Story = {
  args: { content: { ...mails.placed, order: buildMailedOrder({ image: null, partNumber: null }) } },
};

const { address, ...longValues } = longOrder;

export const LongNames: Story = {
  args: {
    content: {
      ...mails.paid,
      order: {
        ...mails.paid.order,
        ...longValues,
        email: `${'werkstatt'.repeat(6)}@schimmelpfennig.example`,
        vehicle: `Volkswagen Transporter Kombi 2.0 TDI ${longWord}`,
        typed: { name: longPersonName, phone: '', address },
      },
    },
  },
};

const arabic = buildMailedOrder({
  productName: 'قرص فرامل مهوى 280',
  typed: { name: 'ليلى الحداد', phone: '', address: 'شارع الملك فيصل 12\nالرياض 11564' },
});

/** Names from right to left do not turn the text around them. */
export const RightToLeftNames: Story = { args: { content: { ...mails.placed, order: arabic } } };

export const AsText: Story = {
  render: (_args, { globals }) => (
    <>
      {Object.values(mails).map((content) => (
        <MailPreview key={content.kind} content={content} globals={globals} format="text" />
      ))}
    </>
  ),
  args: { content: mails.placed },
};
