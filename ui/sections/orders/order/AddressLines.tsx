import { Fragment } from 'react';
import { typed } from '#ui/components/Text/Text.css.ts';
import { TypedText } from '#ui/components/Text/TypedText.tsx';
import * as styles from './AddressLines.css.ts';

/** An address in a narrow column, whose lines end after its commas, as after the street. Typed lines stay as they are. */
export function AddressLines({ children: address }: { children: string }) {
  if (address.includes('\n')) return <TypedText>{address}</TypedText>;
  return (
    <span className={typed} dir="auto">
      {address.split(/(?<=,) +/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className={styles.part}>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
