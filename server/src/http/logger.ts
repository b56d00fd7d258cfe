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
        '*.negative_prompt',
        '*.negativePrompt',
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
export function serializeError(error: unknown): Record<string, unknown> {
  // The queue library reports copies of errors that are plain objects: the fields count, not the class.
  if (typeof error !== 'object' || error === null || !('message' in error)) return { message: String(error) };
  const { name, message, code, stack, cause } = error as Partial<Error> & { code?: unknown };
  return {
    ...(name === undefined ? {} : { type: name }),
    message,
    ...(code === undefined ? {} : { code }),
    stack,
    ...(cause === undefined ? {} : { cause: serializeError(cause) }),
  };
}
