import type { Environment } from '../settings.ts';

/** A command of the operator, such as `npm run admin`. */
export interface Command {
  usage: string;
  /** Whether further arguments follow those that `run` declares. */
  hasOptions?: true;
  /** Returns what it prints. Throws `UsageError` for wrong arguments. */
  run(environment: Environment, ...args: Array<string | undefined>): Promise<string>;
}

/** Wrong arguments of a command. */
export class UsageError extends Error {}

/** The command has found faults. The message is what it prints, on standard output. */
export class Findings extends Error {}
