import { useEffect, useState, type ComponentType } from 'react';

const uses = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * A component whose code loads when somebody starts to use the page, so that it is there when the prop `opener` opens
 * it. `React.lazy` would show it up to 300 ms later, even if its code is there.
 */
export function loadOnUse<Opener extends string, Props extends Record<Opener, unknown>>(
  opener: Opener,
  load: () => Promise<ComponentType<Props>>,
) {
  return function LoadedOnUse(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>();
    const [failure, setFailure] = useState<{ error: unknown }>();
    const isOpen = Boolean(props[opener]);

    useEffect(() => {
      if (Loaded) return;
      const show = (component: ComponentType<Props>) => setLoaded(() => component);
      if (isOpen) {
        load().then(show, (error: unknown) => setFailure({ error }));
        return;
      }
      const listening = new AbortController();
      // A failure counts only when the component is opened, which loads it again.
      const loadAhead = () => void load().then(show, () => undefined);
      for (const use of uses)
        document.addEventListener(use, loadAhead, { once: true, capture: true, signal: listening.signal });
      return () => listening.abort();
    }, [Loaded, isOpen]);

    if (failure) throw failure.error;
    return Loaded ? <Loaded {...props} /> : null;
  };
}
