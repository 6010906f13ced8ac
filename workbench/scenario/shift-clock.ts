const hourMs = 3_600_000;

/**
 * Sets the clock of this page ahead of the real one, or behind it: what `Date` says, and nothing else. Timers
 * run as before. The returned function sets it right again.
 */
export function shiftClock(hours: number): () => void {
  const RealDate = Date;
  const now = () => RealDate.now() + hours * hourMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
