import { useState } from 'react';
import * as m from '#messages/ask-question.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { loadOnUse } from '#ui/load-on-use.tsx';
import type { SendQuestion } from './QuestionDialog.tsx';

const QuestionDialog = loadOnUse('isOpen', async () => (await import('./QuestionDialog.tsx')).QuestionDialog);

export interface AskQuestionProps {
  about: 'part' | 'order';
  /** The name of the part, or the number of the order. */
  name: string;
  /** Sends the question, or the page on which a visitor logs in first. */
  ask: SendQuestion | { loginHref: string };
}

/** Asks the shop about a part or an order. It answers by mail. */
export function AskQuestion({ about, name, ask }: AskQuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const label = about === 'part' ? m.askAboutPart() : m.askAboutOrder();
  if ('loginHref' in ask) return <LinkButton href={ask.loginHref}>{label}</LinkButton>;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{label}</Button>
      <QuestionDialog
        isOpen={isOpen}
        title={about === 'part' ? m.partTitle({ name }) : m.orderTitle({ shown: name })}
        onSend={ask}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
