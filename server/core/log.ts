import { pino, type DestinationStream, type Logger } from 'pino';
import { escapeControls } from './escape-controls.ts';

export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

const secrets = new Set([
  'token',
  'accessToken',
  'authorization',
  'clientSecret',
  'client_secret',
  'password',
  'email',
  'body',
]);

/**
 * Outside production, where a person reads the log in a terminal, it contains warnings and errors only. It drops lines
 * whose error `isReported` already, as one of many that one outage causes.
 */
export function createLog(
  { isProduction }: { isProduction: boolean },
  {
    destination = pino.destination(1),
    isReported = () => false,
  }: { destination?: DestinationStream; isReported?(error: unknown): boolean } = {},
): Logger {
  return pino(
    {
      level: isProduction ? 'info' : 'warn',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: hideSecrets },
      serializers: { error: describe },
      hooks: {
        streamWrite: escapeControls,
        logMethod(args, method) {
          const [fields] = args as readonly unknown[];
          const isKnown =
            typeof fields === 'object' && fields !== null && 'error' in fields && isReported(fields.error);
          if (!isKnown) method.apply(this, args);
        },
      },
    },
    destination,
  );
}

/** Hides secrets at any depth, in everything but errors. */
const hideSecrets = (object: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, secrets.has(name) ? '[hidden]' : hideInside(value)]),
  );

function hideInside(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date) {
    return value;
  }
  return Array.isArray(value) ? value.map(hideInside) : hideSecrets(value);
}

/** Describes an error without the parameters of the failed statement, which database errors contain. */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  return {
    type: error.name,
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
    stack: error.stack,
    ...(error.cause instanceof Error ? { cause: describe(error.cause) } : {}),
  };
}

/** For tests. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
