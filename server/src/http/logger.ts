import { type Logger, pino } from 'pino';

/**
 * The process's log: JSON lines, or readable ones outside production.
 * Only named fields are ever logged; requests are logged by route, status and time, so no prompt, address or token gets in.
 */
export function createLogger(options: { readonly level: string; readonly pretty: boolean }): Logger {
  return pino({
    level: options.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'req.headers',
        'headers',
        '*.password',
        '*.token',
        '*.refreshToken',
        '*.email',
        '*.prompt',
        '*.text_prompt',
      ],
      remove: true,
    },
    serializers: { err: serializeError },
    ...(options.pretty
      ? { transport: { target: 'pino-pretty', options: { translateTime: 'SYS:HH:MM:ss', ignore: 'reqId' } } }
      : {}),
  });
}

/** Type, message, stack and cause of an error; never the values a database puts into its `detail`. */
function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    type: error.name,
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  };
}
