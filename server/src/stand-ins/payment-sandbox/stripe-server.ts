import { createHash } from 'node:crypto';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/errors.ts';
import { expireSession } from './pay-session.ts';
import { refundCharge } from './reverse-payment.ts';
import { type SandboxContext, sandboxId } from './sandbox.context.ts';
import {
  changeObject,
  deleteCustomer,
  deleteObject,
  findByKey,
  findObject,
  insertObject,
  listCreated,
  listObjects,
} from './sandbox.store.ts';

type Fields = URLSearchParams;
type Body = Readonly<Record<string, unknown>>;

/**
 * A server of the provider's shape, spoken to by the provider's own SDK and by nobody else: it listens on loopback. `beforeAnswer` is waited for
 * when an answer has been made and has not left yet: it may be overtaken then, as on a slow line (tests).
 */
export async function openStripeServer(
  ctx: SandboxContext,
  options: { readonly beforeAnswer?: () => Promise<unknown> } = {},
): Promise<{ address: string; close: () => Promise<void> }> {
  const app = fastify({ logger: false, bodyLimit: 256 * 1024 });
  const { beforeAnswer } = options;
  if (beforeAnswer)
    app.addHook('onSend', async () => {
      await beforeAnswer();
    });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  sessionRoutes(app, ctx);
  customerRoutes(app, ctx);
  for (const [path, kind] of [
    ['refunds', 'refund'],
    ['disputes', 'dispute'],
  ] as const)
    app.get<{ Querystring: { payment_intent?: string } }>(`/v1/${path}`, async (request) => {
      const intent = request.query.payment_intent ?? '';
      return asList(`/v1/${path}`, await listObjects(ctx.db, { kind, field: 'payment_intent', is: intent }));
    });
  app.get<{ Params: { id: string } }>('/v1/disputes/:id', (request, reply) =>
    show(ctx, reply, 'dispute', request.params.id),
  );
  app.post<{ Params: { id: string }; Body: Fields }>('/v1/disputes/:id', (request, reply) =>
    answerDispute(ctx, request, reply),
  );
  app.post<{ Body: Fields }>('/v1/refunds', (request, reply) => makeRefund(ctx, request, reply));
  app.get<{ Params: { id: string } }>('/v1/payment_intents/:id', (request, reply) =>
    show(ctx, reply, 'payment_intent', request.params.id),
  );
  app.get<{ Querystring: Readonly<Record<string, string>> }>('/v1/balance_transactions', (request) =>
    listMoves(ctx, request.query),
  );
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, close: () => app.close() };
}

function sessionRoutes(app: FastifyInstance, ctx: SandboxContext): void {
  app.post<{ Body: Fields }>('/v1/checkout/sessions', (request, reply) =>
    create(ctx, request, reply, {
      kind: 'checkout.session',
      prefix: 'cs',
      body: (id) => sessionBody(ctx, id, request.body),
    }),
  );
  app.get<{ Querystring: Readonly<Record<string, string>> }>('/v1/checkout/sessions', (request) =>
    listSessions(ctx, request.query),
  );
  app.get<{ Params: { id: string } }>('/v1/checkout/sessions/:id', async (request, reply) => {
    const session = await findObject(ctx.db, request.params.id);
    const isOver = Number(session?.body['expires_at']) * 1000 <= ctx.clock.now().getTime();
    // Time runs out by itself: whoever looks is told, as by the notification that goes out with it.
    if (session?.kind === 'checkout.session' && isOver) await expireSession(ctx, session);
    return show(ctx, reply, 'checkout.session', request.params.id);
  });
  app.post<{ Params: { id: string } }>('/v1/checkout/sessions/:id/expire', async (request, reply) => {
    const session = await findObject(ctx.db, request.params.id);
    if (session?.kind !== 'checkout.session') return missing(reply);
    if (session.body['status'] !== 'open')
      return reply.status(400).send({ error: { type: 'invalid_request_error', message: 'This page is over.' } });
    await expireSession(ctx, session);
    return show(ctx, reply, 'checkout.session', session.id);
  });
}

/** Gives a part of a payment back, once for each idempotency key. */
async function makeRefund(
  ctx: SandboxContext,
  request: FastifyRequest<{ Body: Fields }>,
  reply: FastifyReply,
): Promise<unknown> {
  const fields = request.body;
  const key = `refund:${String(request.headers['idempotency-key'])}`;
  const first = await findByKey(ctx.db, key);
  if (first) return first.body;
  const intent = await findObject(ctx.db, fields.get('payment_intent') ?? '');
  const charge = intent && (await findObject(ctx.db, String(intent.body['latest_charge'])));
  if (!charge) return missing(reply);
  try {
    const requestHash = createHash('sha256').update(fields.toString()).digest();
    const metadata = { request_id: fields.get('metadata[request_id]') };
    const amountCents = Number(fields.get('amount'));
    const { id } = await refundCharge(ctx, { charge, amountCents, metadata, once: { key, requestHash } });
    return (await findObject(ctx.db, id))?.body;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const made = await findByKey(ctx.db, key);
    if (made) return made.body;
    // Another refund was under way: asked again it finds what is left.
    if (error.code === 'not_ready') return reply.status(409).send({ error: { type: 'api_error', message: 'Busy.' } });
    return reply.status(400).send({ error: { type: 'invalid_request_error', message: error.message } });
  }
}

/** All texts of an answer together have no more characters. */
const evidenceMax = 150_000;

/** Lays evidence down for a dispute, and sends it where that is asked for: once, and after that nothing can be changed. */
async function answerDispute(
  ctx: SandboxContext,
  request: FastifyRequest<{ Params: { id: string }; Body: Fields }>,
  reply: FastifyReply,
): Promise<unknown> {
  const dispute = await findObject(ctx.db, request.params.id);
  if (dispute?.kind !== 'dispute') return missing(reply);
  const refuse = (message: string): unknown =>
    reply.status(400).send({ error: { type: 'invalid_request_error', message } });
  const given = [...request.body].flatMap(([name, value]) => {
    const field = /^evidence\[(\w+)\]$/.exec(name)?.[1];
    return field === undefined ? [] : [[field, value] as const];
  });
  const evidence = { ...(dispute.body['evidence'] as object), ...Object.fromEntries(given) };
  if (Object.values(evidence).join('').length > evidenceMax) return refuse('The evidence is too long.');
  const key = String(request.headers['idempotency-key']);
  const isSent = request.body.get('submit') === 'true';
  const details = dispute.body['evidence_details'] as object;
  const set = {
    evidence,
    evidence_details: { ...details, has_evidence: true, ...(isSent && { submission_count: 1 }) },
    ...(isSent && { status: 'under_review', submitted_under: key }),
  };
  const isFirst = await changeObject(ctx.db, dispute.id, { set, while: { field: 'status', is: 'needs_response' } });
  const now = await findObject(ctx.db, dispute.id);
  // Asked again under one key it answers as it did.
  if (!isFirst && now?.body['submitted_under'] !== key) return refuse('This dispute takes no more evidence.');
  return now?.body;
}

/** Money that moved in a time: what was paid, given back, disputed and returned to us, the oldest first, after the one that was named last. */
async function listMoves(ctx: SandboxContext, query: Readonly<Record<string, string>>): Promise<unknown> {
  const objects = await listCreated(ctx.db, {
    kinds: ['charge', 'refund', 'dispute', 'return'],
    ...pageOf(query, query['starting_after']?.replace(/^txn_/, '')),
  });
  const data = objects.map(({ id, kind, body }) => ({
    id: `txn_${id}`,
    object: 'balance_transaction',
    type: kind,
    source: body,
  }));
  return { object: 'list', has_more: data.length > 0, url: '/v1/balance_transactions', data };
}

/** Pages by when they were opened, the oldest first, after the one that was named last. */
async function listSessions(ctx: SandboxContext, query: Readonly<Record<string, string>>): Promise<unknown> {
  const objects = await listCreated(ctx.db, { kinds: ['checkout.session'], ...pageOf(query, query['starting_after']) });
  return {
    ...asList('/v1/checkout/sessions', objects),
    has_more: objects.length > 0,
  };
}

/** Which part of a list that goes by time is asked for. */
function pageOf(query: Readonly<Record<string, string>>, after: string | undefined) {
  const moment = (name: string): Date => new Date(Number(query[name] ?? 0) * 1_000);
  return { from: moment('created[gte]'), to: moment('created[lt]'), after, limit: Number(query['limit'] ?? 10) };
}

function asList(url: string, objects: readonly { readonly body: Body }[]): object {
  return { object: 'list', has_more: false, url, data: objects.map(({ body }) => body) };
}

function sessionBody(ctx: SandboxContext, id: string, fields: Fields): Body {
  const isSetup = fields.get('mode') === 'setup';
  return {
    id,
    object: 'checkout.session',
    mode: fields.get('mode'),
    livemode: false,
    status: 'open',
    payment_status: isSetup ? 'no_payment_required' : 'unpaid',
    url: `${ctx.publicUrl}/sandbox/checkout/${id}`,
    amount_total: isSetup ? null : Number(fields.get('line_items[0][price_data][unit_amount]')),
    currency: fields.get('line_items[0][price_data][currency]') ?? fields.get('currency'),
    product: fields.get('line_items[0][price_data][product_data][name]'),
    client_reference_id: fields.get('client_reference_id'),
    customer: fields.get('customer'),
    customer_email: fields.get('customer_email'),
    metadata: Object.fromEntries(
      [...fields].flatMap(([name, value]) => {
        const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
        return key === undefined ? [] : [[key, value]];
      }),
    ),
    created: Math.floor(ctx.clock.now().getTime() / 1000),
    payment_intent: null,
    success_url: fields.get('success_url'),
    cancel_url: fields.get('cancel_url'),
    expires_at: Number(fields.get('expires_at')) || Math.floor(ctx.clock.now().getTime() / 1000) + 24 * 3600,
  };
}

function customerRoutes(app: FastifyInstance, ctx: SandboxContext): void {
  app.post<{ Body: Fields }>('/v1/customers', (request, reply) =>
    create(ctx, request, reply, {
      kind: 'customer',
      prefix: 'cus',
      body: (id) => ({
        id,
        object: 'customer',
        email: request.body.get('email'),
        livemode: false,
        invoice_settings: { default_payment_method: null },
      }),
    }),
  );
  app.get<{ Params: { id: string } }>('/v1/customers/:id', (request, reply) =>
    show(ctx, reply, 'customer', request.params.id),
  );
  app.post<{ Params: { id: string }; Body: Fields }>('/v1/customers/:id', async (request, reply) => {
    const preferred = request.body.get('invoice_settings[default_payment_method]');
    await changeObject(ctx.db, request.params.id, { set: { invoice_settings: { default_payment_method: preferred } } });
    return show(ctx, reply, 'customer', request.params.id);
  });
  app.delete<{ Params: { id: string } }>('/v1/customers/:id', async (request, reply) => {
    const { id } = request.params;
    if ((await findObject(ctx.db, id))?.kind !== 'customer') return missing(reply);
    await deleteCustomer(ctx.db, id);
    return { id, object: 'customer', deleted: true };
  });
  app.get<{ Querystring: { customer?: string } }>('/v1/payment_methods', (request) =>
    listMethods(ctx, request.query.customer ?? ''),
  );
  app.post<{ Params: { id: string } }>('/v1/payment_methods/:id/detach', async (request, reply) => {
    const method = await findObject(ctx.db, request.params.id);
    if (method?.kind !== 'payment_method') return missing(reply);
    await deleteObject(ctx.db, method.id);
    return { ...method.body, customer: null };
  });
}

async function listMethods(ctx: SandboxContext, customer: string): Promise<unknown> {
  const methods = await listObjects(ctx.db, { kind: 'payment_method', field: 'customer', is: customer });
  return asList('/v1/payment_methods', methods);
}

/** Makes a thing, once for each idempotency key; the same key with other words is an error, as at the provider. */
async function create(
  ctx: SandboxContext,
  request: FastifyRequest<{ Body: Fields }>,
  reply: FastifyReply,
  what: { readonly kind: string; readonly prefix: string; readonly body: (id: string) => Body },
): Promise<unknown> {
  const header = request.headers['idempotency-key'];
  const key = typeof header === 'string' ? `${what.kind}:${header}` : undefined;
  const requestHash = createHash('sha256').update(request.body.toString()).digest();
  const id = sandboxId(ctx, what.prefix);
  const body = what.body(id);
  if (await insertObject(ctx.db, { id, kind: what.kind, body, key, requestHash, now: ctx.clock.now() })) return body;
  const first = await findByKey(ctx.db, key ?? '');
  if (first?.request_hash?.equals(requestHash)) return first.body;
  return reply.status(400).send({
    error: {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    },
  });
}

async function show(ctx: SandboxContext, reply: FastifyReply, kind: string, id: string): Promise<unknown> {
  const object = await findObject(ctx.db, id);
  return object?.kind === kind ? object.body : missing(reply);
}

function missing(reply: FastifyReply): FastifyReply {
  return reply
    .status(404)
    .send({ error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object.' } });
}
