import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { CopyTextProps } from './CopyText.tsx';
import { useCopy } from './use-copy.tsx';

/** Like `CopyText`, for text that is shown elsewhere. */
export function CopyButton({ text, label }: Pick<CopyTextProps, 'text' | 'label'>) {
  const { icon, copy, announcement } = useCopy(text);
  return (
    <>
      <Button tone="line" icon={<Icon name={icon} />} onPress={copy}>
        {label}
      </Button>
      {announcement}
    </>
  );
}
