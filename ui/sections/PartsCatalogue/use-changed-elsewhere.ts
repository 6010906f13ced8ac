import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `show` when `value` becomes another one than the field itself asked for last: what is being typed when an
 * answer to that comes stays. The result says what the field asks for.
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
