import { residentOf } from './cpu-time.ts';
import { figures } from './figures.ts';
import type { Load } from './load.ts';
import { routes } from './routes.ts';
import type { ServerProcess } from './server-processes.ts';

/** Seconds between two looks at the memory, and how many looks the server has to warm up. */
const step = 20;
const warmUp = 6;

/** Requests a second: a busy shop, and not one at its limit. */
const rate = 250;

export interface Soaked {
  /** MB at each look after the warm-up. */
  samples: readonly number[];
  /** MB in ten minutes, by the line through the samples. */
  growth: number;
  requests: number;
  failed: number;
  isFlat: boolean;
}

/** Every route in turn for so many minutes after the warm-up, and what the server's memory does meanwhile. */
export async function soak(load: Load, shop: ServerProcess, minutes: number): Promise<Soaked> {
  const samples: number[] = [];
  const sum = { requests: 0, failed: 0 };
  const steps = Math.ceil((minutes * 60) / step) + 1;
  for (let at = 0; at < warmUp + steps; at++) {
    const { requests, failed } = await load.run({
      ...{ server: 'shop', port: shop.port, seconds: step, rate },
      routes: routes.map(({ name }) => name),
    });
    sum.requests += requests;
    sum.failed += failed;
    if (at >= warmUp) samples.push(residentOf(shop.pid));
  }
  const growth = slopeOf(samples) * ((10 * 60) / step);
  return { samples, growth, ...sum, isFlat: growth < figures.growth && sum.failed === 0 };
}

/** What each sample adds to the one before, by least squares. */
function slopeOf(samples: readonly number[]): number {
  const middle = (samples.length - 1) / 2;
  const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
  let above = 0;
  let below = 0;
  for (const [at, value] of samples.entries()) {
    above += (at - middle) * (value - mean);
    below += (at - middle) ** 2;
  }
  return below === 0 ? 0 : above / below;
}
