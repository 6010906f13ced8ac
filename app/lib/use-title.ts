import { useEffect } from 'react';
import * as m from '#messages/route-metadata.ts';

export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = m.titleNorholt({ title });
  }, [title]);
}
