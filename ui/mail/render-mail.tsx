// The entry for Node loads modules that a bundle does not have.
import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { MailContent } from '#contract/orders/mails.ts';
import { shops, type BrandName } from '#tokens/shops.ts';
import { describeMail } from './describe-mail.ts';
import { Isolated } from './Isolated.tsx';
import { MailBrand } from './mail-brand.ts';
import { MailButton } from './MailButton.tsx';
import type { MailDescription } from './mail-description.ts';
import { MailFooter } from './MailFooter.tsx';
import { MailFrame } from './MailFrame.tsx';
import { MailHeading } from './MailHeading.tsx';
import { MailLines } from './MailLines.tsx';
import { MailLinks } from './MailLinks.tsx';
import { MailOrders } from './MailOrders.tsx';
import { MailPart } from './MailPart.tsx';
import { MailParts } from './MailParts.tsx';
import { MailQuestions } from './MailQuestions.tsx';
import { MailSteps } from './MailSteps.tsx';
import { MailTable } from './MailTable.tsx';
import { MailText } from './MailText.tsx';
import { MailTotals } from './MailTotals.tsx';
import { writeText } from './write-text.ts';

interface RenderedMail {
  /** One line. */
  subject: string;
  html: string;
  text: string;
}

/** Writes a mail in the name of a brand. Throws `RangeError` for a time that is none. */
export function renderMail(content: MailContent, brand: BrandName = 'norholt'): RenderedMail {
  const mail = describeMail(content);
  const markup = renderToStaticMarkup(
    <MailBrand value={brand}>
      <Mail mail={mail} />
    </MailBrand>,
  );
  return { subject: mail.subject, html: `<!doctype html>${markup}`, text: writeText(mail, shops[brand]) };
}

function Mail({ mail }: { mail: MailDescription }) {
  const { subject, heading, text, isolated, quote, action, steps, part, facts, parts, total, note } = mail;
  const { lines, questions, links, footer } = mail;
  const isolate = (message: string) => <Isolated text={message} values={isolated} />;
  return (
    <MailFrame title={subject} preview={text}>
      <MailHeading>{isolate(heading)}</MailHeading>
      {text !== null && <MailText>{isolate(text)}</MailText>}
      {quote !== undefined && (
        <MailText size="quote">
          <MailLines text={quote} />
        </MailText>
      )}
      {action && <MailButton {...action} />}
      {steps && <MailSteps steps={steps} />}
      {part && <MailPart {...part} />}
      {lines && <MailOrders lines={lines} />}
      {facts && facts.length > 0 && <MailTable facts={facts} />}
      {parts && <MailParts parts={parts} />}
      {questions && <MailQuestions questions={questions} />}
      {total && <MailTotals {...total} />}
      {note !== undefined && <MailText size="sm">{note}</MailText>}
      {links && <MailLinks links={links} />}
      <MailFooter lines={footer.map(isolate)} />
    </MailFrame>
  );
}
