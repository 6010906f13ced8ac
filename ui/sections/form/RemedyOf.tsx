import { useState } from 'react';
import { Button } from '#ui/components/Button/Button.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import type { Remedy } from '#ui/remote.ts';
import { remedy as style } from './RemedyOf.css.ts';
import { useRunOnce } from './use-run-once.ts';

/** The link or the button of a remedy. Its place tells what the button did. */
export function RemedyOf({ remedy }: { remedy: Remedy }) {
  return 'href' in remedy ? (
    <TextLink href={remedy.href}>{remedy.label}</TextLink>
  ) : (
    <RemedyButton {...remedy} />
  );
}

type RemedyAction = Exclude<Remedy, { href: string }>;

function RemedyButton({ label, done, onPress }: RemedyAction) {
  const [result, setResult] = useState<'done' | { message: string } | null>(null);
  const [isPending, runOnce] = useRunOnce();

  async function press() {
    setResult(null);
    setResult((await onPress()) ?? 'done');
  }

  return (
    <span className={style}>
      {result !== 'done' && (
        <Button size="sm" isPending={isPending} onPress={() => void runOnce(press)}>
          {label}
        </Button>
      )}
      <span role="status">{result === 'done' ? done : result?.message}</span>
    </span>
  );
}
