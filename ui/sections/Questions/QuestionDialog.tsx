import { useRef } from 'react';
import * as z from 'zod/mini';
import { cleanLines, countCharacters } from '#contract/clean-text.ts';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/question-dialog.js';
import * as common from '#messages/common.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Dialog, type DialogProps } from '#ui/components/Dialog/Dialog.tsx';
import { TextArea } from '#ui/components/TextArea/TextArea.tsx';
import type { ActionError } from '../form/action-error.ts';
import { Refusal } from '../form/Refusal.tsx';
import { useSentForm } from '../form/use-sent-form.ts';

interface QuestionText {
  text: string;
}

const max = limits.noteMax;
const QuestionText = z.object({
  text: z.string().check(
    z.overwrite(cleanLines),
    z.minLength(1, m.empty()),
    z.refine((text) => countCharacters(text) <= max, m.tooLong({ max })),
  ),
});

/** Sends a question. Resolves to the error, or to null. */
export type SendQuestion = (text: string) => Promise<ActionError | null>;

export interface QuestionDialogProps extends Pick<DialogProps, 'isOpen' | 'title' | 'onClose'> {
  onSend: SendQuestion;
}

/** The form for a question. What was typed stays until it is sent. */
export function QuestionDialog({ onSend, ...dialog }: QuestionDialogProps) {
  const element = useRef<HTMLFormElement>(null);
  const { field, submit } = useSentForm<QuestionText>({
    rules: QuestionText,
    defaultValues: { text: '' },
    send: ({ text }) => onSend(text),
    onSent(_texts, form) {
      form.reset();
      dialog.onClose();
    },
  });
  return (
    <Dialog
      {...dialog}
      isSheet
      isBusy={submit.isPending}
      actions={
        <>
          <Button isDisabled={submit.isPending} onPress={dialog.onClose}>
            {common.close()}
          </Button>
          <Button
            tone="primary"
            isPending={submit.isPending}
            onPress={() => element.current?.requestSubmit()}
          >
            {m.send()}
          </Button>
        </>
      }
    >
      <form ref={element} noValidate onSubmit={submit.onSubmit}>
        <TextArea {...field('text')} label={m.question()} hint={m.hint()} rows={6} />
        {submit.failure && <Refusal of={submit.failure} />}
      </form>
    </Dialog>
  );
}
