import { useId, useState } from 'react';
import * as m from '#messages/tell-me.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Panel } from '#ui/components/Panel/Panel.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { TypedText } from '#ui/components/Text/TypedText.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { Refusal } from '../../form/Refusal.tsx';

export interface TellMeProps {
  /** The smallest quantity of one order. */
  minQuantity: number;
  /** Whose address gets the mail, or where to log in. */
  recipient: { email: string } | { loginHref: string };
  /** Resolves to the error if the shop cannot write. */
  onAsk(): Promise<ActionError | null>;
}

/** Lets a customer ask for a mail when the part can be ordered again. */
export function TellMe({ minQuantity, recipient, onAsk }: TellMeProps) {
  const id = useId();
  const [state, setState] = useState<'ready' | 'asking' | 'asked'>('ready');
  const [refusal, setRefusal] = useState<ActionError | null>(null);

  async function ask(): Promise<void> {
    setState('asking');
    setRefusal(null);
    const refused = await onAsk();
    setRefusal(refused);
    setState(refused ? 'ready' : 'asked');
  }

  return (
    <Panel>
      <section aria-labelledby={id}>
        <Stack gap="3" align="start">
          <Text as="h2" style="title" id={id}>
            {m.title()}
          </Text>
          {state !== 'asked' && (
            <Text style="small" tone="muted">
              {m.oneMail({ minimum: minQuantity })}
            </Text>
          )}
          {'loginHref' in recipient ? (
            <LinkButton href={recipient.loginHref}>{m.logIn()}</LinkButton>
          ) : (
            state !== 'asked' && (
              <>
                <TypedText>{recipient.email}</TypedText>
                <Button tone="solid" isPending={state === 'asking'} onPress={() => void ask()}>
                  {m.tellMe()}
                </Button>
              </>
            )
          )}
          <div role="status">
            {state === 'asked' && 'email' in recipient && <Text style="small">{m.asked(recipient)}</Text>}
          </div>
          {refusal && <Refusal of={refusal} />}
        </Stack>
      </section>
    </Panel>
  );
}
