import { ShopContext } from '@norholt/ui/shop';
import { Button } from '@norholt/ui/Button';
import { shops, type BrandName } from '@norholt/ui/shops';
import { Money } from '@norholt/ui/Money';
import { Notice } from '@norholt/ui/Notice';
import { Panel } from '@norholt/ui/Panel';
import { Stack } from '@norholt/ui/Stack';
import { Text } from '@norholt/ui/Text';
import { TextField } from '@norholt/ui/TextField';
import { Wordmark } from '@norholt/ui/Wordmark';
import { useState } from 'react';

/** A page of another project, in one of the brands. */
export function Page({ brand }: { brand: BrandName }) {
  const [isOrdered, setOrdered] = useState(false);
  return (
    <ShopContext value={shops[brand]}>
      <main style={{ maxWidth: '40rem', margin: '3rem auto', padding: '0 1.5rem' }}>
        <Stack gap="6">
          <Wordmark />
          <Text as="h1" style="h1">
            Ventilated brake disc
          </Text>
          <Panel>
            <Stack gap="4">
              <Money amount={7680} />
              <TextField label="Full name" name="name" defaultValue="Mara Lindqvist" />
              <Button tone="primary" onPress={() => setOrdered(true)}>
                Place order
              </Button>
              {isOrdered && <Notice tone="positive">Your order is placed.</Notice>}
            </Stack>
          </Panel>
        </Stack>
      </main>
    </ShopContext>
  );
}
