import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import type { OrderLine } from '#contract/orders/order-list.ts';
import type { CheckedLine } from '#contract/orders/quick-order-rows.ts';
import * as basket from '#messages/basket-page.js';
import * as common from '#messages/common.js';
import * as m from '#messages/quick-order.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Text } from '#ui/components/Text/Text.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { loadOnUse } from '#ui/load-on-use.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { emptyDraft, ListForm, type ListFormProps } from './ListForm.tsx';
import type { ListResultProps } from './ListResult.tsx';
import * as styles from './QuickOrder.css.ts';

interface CheckedList {
  lines: readonly CheckedLine[];
  /** The name of the vehicle that the parts were judged for. Null: none is in use. */
  vehicle: string | null;
}

export interface QuickOrderProps
  extends
    Pick<ListFormProps, 'onReadFile'>,
    Pick<ListResultProps, 'partHrefOf' | 'tellMe' | 'onAdd' | 'onDownload'> {
  /** URL of the catalogue. */
  partsHref: string;
  /** Asks what the numbers of a list mean, and whether the parts fit the vehicle in use. */
  onCheck(lines: readonly OrderLine[]): Promise<CheckedList | { error: ActionError }>;
}

const ListResult = loadOnUse('lines', async () => (await import('./ListResult.tsx')).ListResult);

const lineText = ({ number, quantity }: CheckedLine) =>
  quantity === null || Number.isNaN(quantity) ? number : `${number}\t${quantity}`;

/** Puts a whole list of numbers and quantities into the basket: the list, then what became of each line. */
export function QuickOrder({ partsHref, onCheck, onReadFile, ...result }: QuickOrderProps) {
  const [draft, setDraft] = useState(emptyDraft);
  const [checked, setChecked] = useState<CheckedList | null>(null);
  const [isRest, setIsRest] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(checked);
  // The pressed button is gone, or what it did is above it.
  useEffect(() => {
    if (shown.current !== checked) heading.current?.focus();
    shown.current = checked;
  }, [checked]);

  function startAgain() {
    setDraft(emptyDraft);
    setChecked(null);
  }

  /** What is in the basket is not checked again. */
  function leave(left: readonly CheckedLine[]) {
    setDraft({ ...emptyDraft, text: left.map(lineText).join('\n') });
    setChecked(left.length === 0 || !checked ? null : { ...checked, lines: left });
    setIsRest(true);
  }

  async function check(lines: readonly OrderLine[]) {
    const answer = await onCheck(lines);
    if ('error' in answer) return answer.error;
    setChecked(answer);
    setIsRest(false);
    return null;
  }

  if (!checked)
    return (
      <div className={styles.page}>
        <Header headingRef={heading} lead={m.lead()} />
        <div className={styles.withoutScripts}>
          <Notice tone="info">
            {m.withoutScripts()} <TextLink href={partsHref}>{m.lookForParts()}</TextLink>
          </Notice>
        </div>
        <ListForm draft={draft} onDraftChange={setDraft} onReadFile={onReadFile} onCheck={check} />
      </div>
    );
  const { lines, vehicle } = checked;
  const count = lines.length;
  return (
    <div className={styles.page}>
      <Header
        headingRef={heading}
        lead={(isRest ? m.linesLeft : m.linesRead)({ count, formatted: formatCount(count) })}
        note={vehicle === null ? undefined : m.forVehicle({ vehicle })}
      >
        <Button onPress={() => setChecked(null)}>{m.changeList()}</Button>
      </Header>
      <ListResult {...result} lines={lines} onAdded={leave} onStartAgain={startAgain} />
    </div>
  );
}

interface HeaderProps {
  /** The focus moves here when the pressed button is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  lead?: string;
  note?: string;
  children?: ReactNode;
}

const Header = ({ headingRef, lead, note, children }: HeaderProps) => (
  <div className={styles.header}>
    <div>
      <h1 className={styles.title} ref={headingRef} tabIndex={-1}>
        {common.quickOrder()}
      </h1>
      {lead !== undefined && <Text style="lead">{lead}</Text>}
      {note !== undefined && (
        <p className={styles.muted} dir="auto">
          {note}
        </p>
      )}
    </div>
    {children}
  </div>
);

/** For admins, who cannot order. */
export function NoQuickOrder({ partsHref }: Pick<QuickOrderProps, 'partsHref'>) {
  return (
    <div className={styles.page}>
      <Header />
      <EmptyState
        title={basket.noneForAdmins()}
        text={basket.noneForAdminsHint()}
        drawing={<Drawing name="disc" variant="missing" />}
        action={<LinkButton href={partsHref}>{m.lookForParts()}</LinkButton>}
      />
    </div>
  );
}
