import type { Load } from './load.ts';
import { residentOf } from './measure.ts';
import { routes } from './routes.ts';
import type { ServerProcess } from './server-processes.ts';

/** Seconds between two samples of the memory, and the number of samples before the measurement starts. */
const step = 20;
const warmUp = 6;

/** Requests per second: a busy shop that is not at its limit. */
const rate = 250;

export interface SoakResult {
  /** MB in each sample after the warm-up. */
  samples: readonly number[];
  /** MB in ten minutes, by linear regression. */
  growth: number;
  requests: number;
  failed: number;
}

/** Sends requests to all routes for some minutes after the warm-up, and samples the server's memory. */
export async function soak(load: Load, { port, pid }: ServerProcess, minutes: number): Promise<SoakResult> {
  const samples: number[] = [];
  const sum = { requests: 0, failed: 0 };
  const steps = Math.ceil((minutes * 60) / step) + 1;
  for (let count = 0; count < warmUp + steps; count++) {
    const { requests, failed } = await load({ port, routes, seconds: step, rate });
    sum.requests += requests;
    sum.failed += failed;
    if (count >= warmUp) samples.push(residentOf(pid));
  }
  const growth = slopeOf(samples) * ((10 * 60) / step);
  return { samples, growth, ...sum };
}

/** The growth from one sample to the next, by least squares. */
function slopeOf(samples: readonly number[]): number {
  const middle = (samples.length - 1) / 2;
  const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
  const numerator = samples.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  const denominator = samples.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  return denominator === 0 ? 0 : numerator / denominator;
}
