import { useId, useRef, useState } from 'react';
import type { SavedAddress } from '#contract/addresses.ts';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/addresses.js';
import { Badge } from '#ui/components/Badge/Badge.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import { loadOnUse } from '#ui/load-on-use.tsx';
import type { Remote } from '#ui/remote.ts';
import type { ActionError } from '../form/action-error.ts';
import * as styles from '../Garage/Garage.css.ts';
import { LoadFailed } from '../LoadFailed/LoadFailed.tsx';
import { addressTexts } from './address-name.ts';
import type { AddressValues } from './address-values.ts';

const AddressDialog = loadOnUse('edited', async () => (await import('./AddressDialog.tsx')).AddressDialog);

export interface AddressesProps {
  /** The default first. */
  addresses: Remote<readonly SavedAddress[]>;
  /** The name that a new address starts with. */
  customerName: string;
  /** Adds an address, or changes the one with the `id`. Resolves to the error if it was not saved. */
  onSave(values: AddressValues, id: string | null): Promise<ActionError | null>;
  onMakeDefault(address: SavedAddress): void;
  /** The caller shows a toast with Undo. */
  onDelete(address: SavedAddress): void;
}

/** The saved addresses of a customer. */
export function Addresses(props: AddressesProps) {
  const { addresses, customerName, onSave, onMakeDefault, onDelete } = props;
  const hintId = useId();
  const heading = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null);
  const isFull = addresses.status === 'ready' && addresses.value.length >= limits.addresses;

  // The pressed button is gone.
  const focusHeading = () => heading.current?.focus();

  return (
    <section className={styles.garage} aria-label={m.myAddresses()}>
      <header className={styles.head}>
        <div ref={heading} tabIndex={-1} className={styles.title}>
          <Text as="h2" style="h3">
            {m.myAddresses()}
          </Text>
          <p className={styles.details} id={hintId}>
            {isFull ? m.full() : m.hint()}
          </p>
        </div>
        <Button
          icon={<Icon name="plus" />}
          isDisabled={isFull || addresses.status !== 'ready'}
          describedBy={hintId}
          onPress={() => setEdited('new')}
        >
          {m.add()}
        </Button>
      </header>
      {addresses.status === 'loading' && <Loading />}
      {addresses.status === 'error' && <LoadFailed of={addresses} title={m.failed()} />}
      {addresses.status === 'ready' &&
        (addresses.value.length === 0 ? (
          <EmptyState title={m.empty()} text={m.emptyHint()} />
        ) : (
          <ul className={styles.rows}>
            {addresses.value.map((address, index) => (
              <Row
                key={address._id}
                address={address}
                isDefault={index === 0}
                onEdit={() => setEdited(address)}
                onMakeDefault={() => {
                  onMakeDefault(address);
                  focusHeading();
                }}
                onDelete={() => {
                  onDelete(address);
                  focusHeading();
                }}
              />
            ))}
          </ul>
        ))}
      <AddressDialog
        // Starts with the values that it has then.
        key={edited === 'new' ? edited : edited?._id}
        edited={edited}
        customerName={customerName}
        onSave={onSave}
        onClose={() => setEdited(null)}
      />
    </section>
  );
}

interface RowProps {
  address: SavedAddress;
  isDefault: boolean;
  onEdit(): void;
  onMakeDefault(): void;
  onDelete(): void;
}

function Row({ address, isDefault, onEdit, onMakeDefault, onDelete }: RowProps) {
  const { name, rest } = addressTexts(address);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.name}>
          <span dir="auto">{name}</span>
          {isDefault && <Badge tone="neutral">{m.isDefault()}</Badge>}
        </p>
        {rest !== '' && (
          <p className={styles.details} dir="auto">
            {rest}
          </p>
        )}
        <p className={styles.details} dir="auto">
          {address.phone === '' ? address.name : `${address.name}, ${address.phone}`}
        </p>
      </div>
      <div className={styles.actions}>
        {!isDefault && (
          <Button size="sm" aria-label={m.makeThisDefault({ name })} onPress={onMakeDefault}>
            {m.makeDefault()}
          </Button>
        )}
        <IconButton label={m.change({ name })} icon={<Icon name="pencil" />} onPress={onEdit} />
        <IconButton
          label={m.deleteAddress({ name })}
          tone="critical"
          icon={<Icon name="trash" />}
          onPress={onDelete}
        />
      </div>
    </li>
  );
}

function Loading() {
  return (
    <div className={styles.rows}>
      <HiddenStatus>{m.loading()}</HiddenStatus>
      {[1, 2].map((place) => (
        <div className={styles.row} key={place}>
          <div className={styles.loading}>
            <Skeleton width="half" />
            <Skeleton width="third" />
          </div>
        </div>
      ))}
    </div>
  );
}
