const hourMs = 3_600_000;

/**
 * Shifts `Date` in this page by some hours. Timers are unaffected. Returns a function that restores it.
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
