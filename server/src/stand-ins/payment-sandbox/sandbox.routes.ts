import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { Guard } from '../../http/administrators-only.ts';
import { appError, fieldError } from '../../kernel/errors.ts';
import { cardPage, type CardPageState, closedPage } from './card-page.ts';
import { checkoutScript } from './checkout-script.ts';
import { keepCard } from './keep-card.ts';
import { deliveryModes } from './notify.ts';
import { declineCard, expireSession, getSession, judgeCard, paySession, type SandboxObject } from './pay-session.ts';
import { disputePayment, refundPayment } from './reverse-payment.ts';
import type { SandboxContext } from './sandbox.context.ts';
import { setDeliveryMode } from './set-delivery-mode.ts';

interface WithId {
  Params: { id: string };
}

/** A longer text is no expiry. */
const expiryMax = 7;

const sentences = {
  declined: 'Your card was declined.',
  invalid: 'This is not a card number.',
  challenge: 'Your bank asks for a confirmation.',
} as const;

/**
 * Pages and switches of the payment sandbox (docs/operating.md); they exist only where no real provider is configured. A page is known to
 * the person alone who signed in and asked for it; what changes payments afterwards is for whom `guard` lets pass.
 */
export function sandboxRoutes(app: FastifyInstance, ctx: SandboxContext, guard: Guard | undefined): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    pageRoutes(scope, ctx);
    void scope.register(async (switches) => {
      if (guard) switches.addHook('onRequest', guard);
      switchRoutes(switches, ctx);
    });
  });
}

function pageRoutes(app: FastifyInstance, ctx: SandboxContext): void {
  const hidden = { schema: { hide: true } } as const;
  app.get('/sandbox/checkout.js', hidden, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(checkoutScript),
  );
  app.get<WithId>('/sandbox/checkout/:id', hidden, async (request, reply) => {
    const session = await getSession(ctx, request.params.id);
    return html(reply, isOpen(session) ? cardPage(session) : closedPage(session));
  });
  app.post<WithId>('/sandbox/checkout/:id', hidden, async (request, reply) => {
    const session = await getSession(ctx, request.params.id);
    const form = z.record(z.string(), z.string()).safeParse(request.body).data ?? {};
    return answerForm(ctx, reply, session, form);
  });
  app.post<WithId>('/sandbox/checkout/:id/pay', hidden, async (request, reply) => {
    const session = await getSession(ctx, request.params.id);
    const body = read(z.object({ card: z.string(), confirmed: z.boolean().optional() }), request.body);
    if (session.body['status'] === 'expired') throw appError('not_found');
    const outcome = judgeCard(body.card);
    if (outcome === 'invalid') throw fieldError('card', sentences.invalid);
    if (outcome === 'declined') await declineCard(ctx, session);
    if (outcome === 'declined' || (outcome === 'challenge' && body.confirmed !== true))
      return reply.status(402).send({
        code: outcome === 'declined' ? 'card_declined' : 'authentication_required',
        message: sentences[outcome],
        request_id: request.id,
      });
    return { redirect_url: await complete(ctx, session, 'card', body.card) };
  });
}

async function answerForm(
  ctx: SandboxContext,
  reply: FastifyReply,
  session: SandboxObject,
  form: Readonly<Record<string, string>>,
): Promise<unknown> {
  if (form['cancel'] !== undefined) return reply.redirect(String(session.body['cancel_url']), 303);
  if (!isOpen(session)) return html(reply, closedPage(session));
  const expiry = form['expiry']?.slice(0, expiryMax);
  const show = (state: CardPageState): FastifyReply => html(reply, cardPage(session, { ...state, expiry }));
  if (form['refuse'] !== undefined) {
    await declineCard(ctx, session);
    return show({ problem: sentences.declined });
  }
  const payWith = form['pay_with'];
  if (payWith === 'debit' || payWith === 'failing_debit')
    return reply.redirect(await paySession(ctx, { session, payWith }), 303);
  const card = form['card'] ?? '';
  const outcome = form['confirmed'] === undefined ? judgeCard(card) : 'pays';
  if (outcome === 'challenge') return show({ isChallenge: true });
  if (outcome === 'declined') await declineCard(ctx, session);
  if (outcome !== 'pays') return show({ problem: sentences[outcome] });
  return reply.redirect(await complete(ctx, session, 'card', card), 303);
}

/** Pays, or keeps the card when the page is for that. */
function complete(ctx: SandboxContext, session: SandboxObject, payWith: 'card', card: string): Promise<string> {
  return session.body['mode'] === 'setup' ? keepCard(ctx, { session, card }) : paySession(ctx, { session, payWith });
}

function switchRoutes(app: FastifyInstance, ctx: SandboxContext): void {
  const hidden = { schema: { hide: true } } as const;
  app.post<WithId>('/sandbox/payments/:id/refund', hidden, (request) => {
    const { amount } = read(z.object({ amount: z.number().optional() }), request.body ?? {});
    return refundPayment(ctx, { sessionId: request.params.id, amountCents: amount });
  });
  app.post<WithId>('/sandbox/payments/:id/dispute', hidden, (request) => {
    const { outcome } = read(z.object({ outcome: z.enum(['won', 'lost']).optional() }), request.body ?? {});
    return disputePayment(ctx, { sessionId: request.params.id, outcome });
  });
  app.post<WithId>('/sandbox/checkout/:id/expire', hidden, async (request, reply) => {
    await expireSession(ctx, await getSession(ctx, request.params.id));
    return reply.status(204).send();
  });
  app.put('/sandbox/deliveries', hidden, (request) =>
    setDeliveryMode(ctx, read(z.object({ mode: z.enum(deliveryModes) }), request.body).mode),
  );
}

function isOpen(session: SandboxObject): boolean {
  return session.body['status'] === 'open';
}

function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw appError('invalid_request', { message: z.prettifyError(parsed.error) });
}
