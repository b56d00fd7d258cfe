import type { FieldProblem } from '@loomlight/contract';
import { errorEntry } from '@loomlight/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { AppError, appError } from '../kernel/errors.ts';

/** Shape of every error answer (the web app shows `message`, R-ERR-01). */
export const errorReply = z
  .object({
    code: z.string(),
    message: z.string(),
    details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    suggestions: z.array(z.string()).optional(),
    request_id: z.string(),
  })
  .meta({ id: 'Error' });

/** Answers any error in the one shape; what nobody expected is logged and told as 'Server error'. */
export function replyError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = isBrokenOff(request) ? appError('invalid_request', { cause: error }) : translate(error);
  // Too much at once is refused on purpose: under an attack each refusal would be a line.
  const isExpected = known.retryAfterS !== undefined && known.cause === undefined;
  if (known.status >= 500 && !isExpected) request.log.error({ err: error }, 'request failed');
  if (known.retryAfterS !== undefined) reply.header('Retry-After', String(known.retryAfterS));
  if (known.status === 401) reply.header('WWW-Authenticate', 'Bearer');
  return reply
    .status(known.status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({
      code: known.code,
      message: known.message,
      ...(known.details ? { details: known.details } : {}),
      ...(known.suggestions?.length ? { suggestions: known.suggestions } : {}),
      request_id: request.id,
    });
}

/** True when the sender went away in the middle of the body: nobody is left to be answered, and nothing here has failed. */
function isBrokenOff(request: FastifyRequest): boolean {
  return !request.raw.complete && (request.raw.destroyed || request.raw.errored !== null);
}

/** The catalogue's error for anything thrown on the way of a request. */
export function translate(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidFields(fieldProblems(error));
  if (isFastifyError(error)) return translateFastify(error);
  if (isCutForm(error)) return appError('malformed_form', { cause: error });
  if (isDatabaseTrouble(error)) return appError('unavailable', { cause: error, retryAfterS: 2 });
  return appError('internal', { cause: error });
}

/** 422 that names each wrong field; its message is the first field's own sentence. */
function invalidFields(details: readonly FieldProblem[]): AppError {
  return appError('invalid_field', { message: details[0]?.message ?? errorEntry('invalid_field').message, details });
}

function fieldProblems(error: {
  validation: readonly { instancePath: string; message?: string | undefined }[];
}): FieldProblem[] {
  return error.validation.map((problem) => ({
    path: problem.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: sentence(problem.message),
  }));
}

/** Sentences of our own schemas stand as they are; the schema library's terse ones are put plainly. */
function sentence(message: string | undefined): string {
  if (!message || message === 'Invalid input' || message.startsWith('Invalid input: '))
    return errorEntry('invalid_field').message;
  return message;
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('FST_');
}

function translateFastify(error: FastifyError): AppError {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return appError('payload_too_large');
    case 'FST_REQ_FILE_TOO_LARGE':
      return appError('file_too_large');
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return appError('unsupported_media_type');
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return appError('malformed_json');
    default:
      if (error.statusCode === 429) return appError('rate_limited');
      return error.statusCode !== undefined && error.statusCode < 500
        ? appError('invalid_request')
        : appError('internal', { cause: error });
  }
}

/** What the reader of forms with files says of a body that ends too early; it gives no codes. */
const cutForm = /^Unexpected end of multipart data$|terminated early due to unexpected end of multipart data$/;

function isCutForm(error: unknown): boolean {
  return error instanceof Error && cutForm.test(error.message);
}

/** Codes of the network, as Node spells them. */
const networkCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * States of PostgreSQL that pass: no connection (08), no room (53), going down (57P), a statement or a lock that took
 * too long (57014, 55P03, 25P03), two transactions in each other's way (40001, 40P01), a write that came to a standby (25006), where the way
 * to the primary has not turned yet.
 */
const passingStates = /^(?:08|53)\w{3}$|^57P\w\w$|^(?:57014|55P03|25P03|25006|40001|40P01)$/;

/** What the pool says without a code; the last of it to whoever asks again on a connection that has died between two statements. */
const poolSentences =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Cannot use a pool after calling end|is not queryable/;

/** True when the database is away or busy for the moment rather than the request wrong. */
function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return networkCodes.has(code) || passingStates.test(code) || poolSentences.test(error.message);
}
