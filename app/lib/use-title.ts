import { useEffect } from 'react';
import * as m from '#messages/route-metadata.ts';
import { useShop } from '#ui/shop.ts';

export function useTitle(title: string | undefined): void {
  const shop = useShop().name;
  useEffect(() => {
    if (title !== undefined) document.title = m.titleNorholt({ shop, title });
  }, [shop, title]);
}
