import { cleanLine } from '#contract/clean-text.ts';
import { isDeliverable } from '#contract/deliverable.ts';
import type { MailContent, MailedPart, MailedQuestion } from '#contract/orders/mails.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/mail.js';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { describeOrder, plural } from './describe-order.ts';
import { describeTogether } from './describe-together.ts';
import type { MailDescription } from './mail-description.ts';

/** A mail about low stock lists so many parts, so that no program cuts it. */
const listedParts = 12;

/** Characters of a question that a digest quotes. */
const quotedMax = 160;

/** Describes a mail. Throws `RangeError` for a time that is none. */
export function describeMail(content: MailContent): MailDescription {
  const description = describe(content);
  return { ...description, subject: cleanLine(description.subject) };
}

function describe(content: MailContent): MailDescription {
  switch (content.kind) {
    case 'lowStock':
      return describeLowStock(content.parts, content.url);
    case 'backInStock':
      return describeReturn(content.part);
    case 'question': {
      const { from, about, text, url } = content;
      return {
        ...{ subject: m.question({ about }), heading: m.question({ about }) },
        text: m.questionText({ name: from.name }),
        isolated: [about, from.name],
        quote: text,
        action: { label: m.open(), url, isPrimary: false },
        facts: [{ label: m.from(), value: `${from.name}\n${from.email}` }],
        footer: [(isDeliverable(from.email) ? m.answerByReply : m.noAddress)({ name: from.name })],
      };
    }
    case 'questionDigest':
      return describeDigest(content.questions);
    case 'placed':
    case 'paid':
    case 'shipped':
    case 'trackingChanged':
    case 'cancelled':
    case 'refunded':
      return describeOrder(content);
    case 'together':
      return describeTogether(content);
  }
}

function describeDigest(questions: readonly MailedQuestion[]): MailDescription {
  const heading = m.questions(plural(questions.length));
  const shown = questions.map((question) => ({ ...question, text: shortened(question.text) }));
  return {
    ...{ subject: heading, heading, text: m.questionsText(), isolated: [] },
    questions: shown,
    footer: [m.questionsInFull()],
  };
}

const shortened = (text: string): string =>
  text.length > quotedMax ? `${[...text].slice(0, quotedMax).join('').trimEnd()}…` : text;

function describeReturn({ name, number, quantity, minQuantity, url }: MailedPart): MailDescription {
  return {
    ...{ subject: m.backInStockSubject({ part: name }), heading: m.backInStock() },
    text: m.backInStockText(plural(quantity)),
    isolated: [],
    action: { label: m.openPart(), url, isPrimary: true },
    part: { name, number, image: null },
    facts: [{ label: common.minimumOrder(), value: formatCount(minQuantity), isCode: true }],
    footer: [m.askedForPart()],
  };
}

function describeLowStock(parts: readonly MailedPart[], url: string): MailDescription {
  const heading = m.lowStock(plural(parts.length));
  const more = parts.length - listedParts;
  return {
    ...{ subject: heading, heading, text: m.lowStockText(), isolated: [] },
    parts: parts.slice(0, listedParts),
    ...(more > 0 && { note: m.seeMore(plural(more)) }),
    action: { label: common.manageProducts(), url, isPrimary: false },
    footer: [m.dailyList()],
  };
}
