import { useRef, useState } from 'react';
import type { SavedAddress } from '#contract/accounts/addresses.ts';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/addresses.js';
import { Badge } from '#ui/components/Badge/Badge.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import { loadOnUse } from '#ui/load-on-use.tsx';
import type { Remote } from '#ui/remote.ts';
import type { ActionError } from '../../form/action-error.ts';
import * as styles from '../Garage/Garage.css.ts';
import { SavedRows } from '../Garage/SavedRows.tsx';
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
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null);
  const heading = useRef<HTMLDivElement>(null);
  const first = addresses.status === 'ready' ? addresses.value[0] : undefined;
  return (
    <>
      <SavedRows
        rows={addresses}
        max={limits.addresses}
        title={m.myAddresses()}
        texts={{
          ...{ hint: m.hint(), full: m.full(), add: m.add(), loading: m.loading() },
          ...{ failed: m.failed(), empty: m.empty(), emptyHint: m.emptyHint() },
        }}
        onAdd={() => setEdited('new')}
        heading={heading}
        rowOf={(address) => (
          <Row
            key={address._id}
            address={address}
            isDefault={address === first}
            onEdit={() => setEdited(address)}
            onMakeDefault={() => {
              onMakeDefault(address);
              heading.current?.focus();
            }}
            onDelete={() => {
              onDelete(address);
              heading.current?.focus();
            }}
          />
        )}
      />
      <AddressDialog
        // Starts with the values that it has then.
        key={edited === 'new' ? edited : edited?._id}
        edited={edited}
        customerName={customerName}
        onSave={onSave}
        onClose={() => setEdited(null)}
      />
    </>
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
