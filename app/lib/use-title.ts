import { useEffect } from 'react';
import * as m from '#messages/route-metadata.js';
import { useShop } from '#ui/shop.ts';

export function useTitle(title: string | undefined): void {
  const shop = useShop().name;
  useEffect(() => {
    if (title !== undefined) document.title = m.pageTitle({ shop, title });
  }, [shop, title]);
}
