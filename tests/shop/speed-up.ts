/**
 * Loaded before a server by `node --import`, in tests alone: timers of half a minute and more, which are
 * those of the background jobs, end SPEED_UP times sooner. Deadlines of requests are shorter and keep their time.
 */
const speedUp = Number(process.env['SPEED_UP']);
const job = 30_000;

globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply(target, self: unknown, [callback, ms, ...rest]: [unknown, unknown, ...unknown[]]) {
    const delay = typeof ms === 'number' && ms >= job ? ms / speedUp : ms;
    return Reflect.apply(target, self, [callback, delay, ...rest]);
  },
});
