import * as common from '#messages/common.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Money } from '#ui/components/Money/Money.tsx';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import type { PartCard } from '../part-card.ts';
import * as styles from './PurchaseForm.css.ts';

export function PartDetails({ part }: { part: PartCard }) {
  return (
    <div className={styles.facts}>
      <Text as="h1" style="h1">
        {part.name}
      </Text>
      <div className={styles.stage}>
        <Picture src={part.image} alt={part.name} slot="stage" partName={part.name} isPriority />
      </div>
      <Text as="p" style="lead">
        {part.description}
      </Text>
      <div className={styles.block}>
        <DescriptionList
          columns="figures"
          cells={[
            { label: common.price(), value: <Money amount={part.price} /> },
            { label: common.quantity(), value: <Numeric>{formatCount(part.quantity)}</Numeric> },
            { label: common.minimumOrder(), value: <Numeric>{formatCount(part.minQuantity)}</Numeric> },
          ]}
        />
      </div>
    </div>
  );
}
