import * as m from '#messages/card-form.ts';
import { Button } from '#ui/components/Button/Button.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import * as styles from './CardForm.css.ts';

/** Placeholder for the card form while the payment loads. */
export function CardFormLoading() {
  return (
    <div>
      <Text as="h1" style="h1">
        {m.payByCard()}
      </Text>
      <div className={styles.lead}>
        <Text as="p" style="lead">
          <Skeleton width="three-quarters" />
        </Text>
      </div>
      <div className={styles.form}>
        <div className={styles.card}>
          <span className={styles.label}>
            <Skeleton width="word" />
          </span>
          <Skeleton shape="field" width="full" />
          <p className={styles.message} />
        </div>
        <div className={styles.pay}>
          <Button tone="primary" size="lg" isBlock isDisabled>
            {m.preparingPayment()}
          </Button>
        </div>
      </div>
    </div>
  );
}
