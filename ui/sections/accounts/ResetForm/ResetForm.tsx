import { useState } from 'react';
import * as z from 'zod/mini';
import { cleanLine } from '#contract/clean-text.ts';
import * as product from '#messages/product.js';
import * as common from '#messages/common.js';
import * as m from '#messages/reset-form.js';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { withElements } from '#ui/with-elements.tsx';
import { AuthForm } from '../AuthForm/AuthForm.tsx';
import { useSentForm } from '../../form/use-sent-form.ts';

/** Refuses only what cannot be an address, in any language. */
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const ResetValues = z.object({
  email: z
    .string()
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, { error: product.requiredEmail(), abort: true }),
      z.regex(address, common.invalidEmail()),
    ),
});
export type ResetValues = z.infer<typeof ResetValues>;

export interface ResetFormProps {
  loginHref: string;
  /** Resolves to whether the mail was sent. The caller shows the error. */
  onReset(values: ResetValues): Promise<boolean>;
  /** The URL of the mailbox in a run that sends no mail. */
  mailboxHref?: string;
}

/** Requests a mail with a link for a new password, and says where it was sent. */
export function ResetForm({ loginHref, onReset, mailboxHref }: ResetFormProps) {
  const [sent, setSent] = useState<{ email: string; times: number } | null>(null);

  async function send(values: ResetValues) {
    const isSent = await onReset(values);
    setSent((before) => {
      if (!isSent) return null;
      return { email: values.email, times: before?.email === values.email ? before.times + 1 : 1 };
    });
    return null;
  }

  const { field, submit } = useSentForm({ rules: ResetValues, defaultValues: { email: '' }, send });

  return (
    <AuthForm
      {...submit}
      submitLabel={m.reset()}
      success={
        sent && (
          <Notice tone="positive" icon="mail-check" title={product.resetEmailSent()}>
            {withElements((put) =>
              (sent.times > 1 ? m.sentAgain : m.sentTo)({ email: put(<bdi>{sent.email}</bdi>) }),
            )}{' '}
            <span>{mailboxHref === undefined ? m.notReceived() : m.sendAgainHint()}</span>
          </Notice>
        )
      }
      foot={<TextLink href={loginHref}>{m.backToLogin()}</TextLink>}
      mailboxHref={mailboxHref}
    >
      <TextField
        type="email"
        {...field('email')}
        label={common.email()}
        autoComplete="username"
        placeholder={m.emailPlaceholder()}
      />
    </AuthForm>
  );
}
