import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `show` when `value` changes to anything but what the field itself requested last, so that a late response
 * does not overwrite what is being typed. The returned function records what the field requests.
 */
export function useChangedElsewhere<Value>(
  value: Value,
  show: (value: Value) => void,
): (asked: Value) => void {
  const known = useRef(value);
  const onChanged = useEffectEvent(show);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    onChanged(value);
  }, [value]);
  return (asked) => {
    known.current = asked;
  };
}
