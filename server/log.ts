import { pino, type Logger } from 'pino';

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
export function createLog({ isProduction }: { isProduction: boolean }): Logger {
  return pino({
    level: isProduction ? 'info' : 'warn',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    serializers: { error: pino.stdSerializers.err },
  });
}

/** For tests. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
