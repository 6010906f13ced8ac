import { useState } from 'react';

/**
 * What an overlay shows: `current`, or the last one while the overlay closes. `visit` is another number after each
 * opening, so that it can be the key of a new form.
 */
export function useShown<Shown>(current: Shown | null): { shown: Shown | null; visit: number } {
  const [before, setBefore] = useState<Shown | null>(null);
  const [state, setState] = useState({ shown: current, visit: 0 });
  if (current !== before) {
    setBefore(() => current);
    if (current !== null) setState({ shown: current, visit: state.visit + 1 });
  }
  return state;
}
