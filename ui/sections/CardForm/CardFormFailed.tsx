import * as m from '#messages/card-form.ts';
import { ErrorState, type ErrorStateProps } from '#ui/components/ErrorState/ErrorState.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import * as styles from './CardForm.css.ts';

export type CardFormFailedProps = Omit<ErrorStateProps, 'drawing'>;

/** Replaces the card form when it cannot be shown. */
export function CardFormFailed(props: CardFormFailedProps) {
  return (
    <div>
      <Text as="h1" style="h1">
        {m.payByCard()}
      </Text>
      <div className={styles.failed}>
        <ErrorState {...props} />
      </div>
    </div>
  );
}
