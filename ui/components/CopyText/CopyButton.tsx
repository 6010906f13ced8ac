import * as m from '#messages/copy-text.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useCopy } from './use-copy.ts';

export interface CopyButtonProps {
  text: string;
  /** Names the text: the button reads "Copy transaction id". */
  what: string;
}

/** Like `CopyText`, for text that is shown elsewhere. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const { state, copy } = useCopy(text);
  return (
    <>
      <Button
        tone="line"
        icon={<Icon name={state === 'copied' ? 'check' : 'copy'} />}
        onPress={() => void copy()}
      >
        {m.copyWhat({ what })}
      </Button>
      <VisuallyHidden>
        <span role="status">
          {state === 'copied' && m.copiedWhat({ what })}
          {state === 'failed' && m.couldNotCopyWhat({ what })}
        </span>
      </VisuallyHidden>
    </>
  );
}
