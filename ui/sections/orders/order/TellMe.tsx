import { useState } from 'react';
import * as tell from '#messages/tell-me.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import type { TellMeProps as PanelProps } from '../../catalogue/PartDetails/TellMe.tsx';
import { RefusalLine } from '../../form/Refusal.tsx';
import type { ActionError } from '../../form/action-error.ts';

export type TellMeProps = Omit<PanelProps, 'minQuantity'>;

/** In a line: lets a customer ask for a mail when the part can be ordered again. */
export function TellMe({ recipient, onAsk }: TellMeProps) {
  const [state, setState] = useState<'ready' | 'asking' | 'asked'>('ready');
  const [refusal, setRefusal] = useState<ActionError | null>(null);
  if ('loginHref' in recipient)
    return (
      <LinkButton size="sm" href={recipient.loginHref}>
        {tell.logIn()}
      </LinkButton>
    );

  async function ask() {
    setState('asking');
    const refused = await onAsk();
    setRefusal(refused);
    setState(refused ? 'ready' : 'asked');
  }
  return (
    <div>
      {state !== 'asked' && (
        <Button size="sm" isPending={state === 'asking'} onPress={() => void ask()}>
          {tell.title()}
        </Button>
      )}
      <span role="status">{state === 'asked' && tell.asked(recipient)}</span>
      {refusal && <RefusalLine of={refusal} />}
    </div>
  );
}
