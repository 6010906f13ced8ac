import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

const secrets = [
  'token',
  'accessToken',
  'authorization',
  'clientSecret',
  'client_secret',
  'password',
  'email',
  'body',
];

/** Outside production only what needs somebody's attention is written: the terminal shows it to a person. */
export function createLog(
  { isProduction }: { isProduction: boolean },
  destination: DestinationStream = pino.destination(1),
): Logger {
  return pino(
    {
      level: isProduction ? 'info' : 'warn',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
      serializers: { error: describe },
    },
    destination,
  );
}

/** An error without the values of the statement that failed, which the database's own errors carry. */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  // The query builder words its errors with every parameter; what PostgreSQL said stands in the cause.
  const isWorded = error.message.startsWith('Failed query');
  const told = isWorded && error.cause instanceof Error ? error.cause : error;
  return {
    type: told.name,
    message: told.message,
    ...('code' in told ? { code: told.code } : {}),
    ...('constraint' in told ? { constraint: told.constraint } : {}),
    stack: told.stack,
    ...(told.cause instanceof Error ? { cause: describe(told.cause) } : {}),
  };
}

/** For tests. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
