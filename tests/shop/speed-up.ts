/**
 * Loaded before a test server with `node --import`. Timers of 30 s and more, which are those of the background jobs, fire
 * SPEED_UP times sooner. Request deadlines are shorter and do not change.
 */
const speedUp = Number(process.env['SPEED_UP']);
const job = 30_000;

globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply(target, self: unknown, [callback, ms, ...rest]: [unknown, unknown, ...unknown[]]) {
    const delay = typeof ms === 'number' && ms >= job ? ms / speedUp : ms;
    return Reflect.apply(target, self, [callback, delay, ...rest]);
  },
});
