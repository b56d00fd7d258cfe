import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import type { PaymentMethod } from '../../ports/payment-provider.ts';
import type { PaymentsContext } from './payments.context.ts';
import { findCustomer, findPayer, saveCustomer } from './payments.store.ts';

/** Cards that the provider keeps for the person; a person without any is not known there. */
export async function listMethods(ctx: PaymentsContext, actor: SignedIn): Promise<readonly PaymentMethod[]> {
  const customerId = await findCustomer(ctx.db, actor.userId);
  return customerId === undefined ? [] : asked(ctx.provider.listMethods(customerId));
}

/** The provider's page where a card is added. */
export async function addMethod(ctx: PaymentsContext, actor: SignedIn): Promise<{ readonly setup_url: string }> {
  const known = await findCustomer(ctx.db, actor.userId);
  const customerId = known ?? (await introduce(ctx, actor.userId));
  const returnUrl = `${ctx.publicUrl}/settings`;
  return { setup_url: await asked(ctx.provider.openSetup({ customerId, returnUrl })) };
}

/** Has the provider forget an own card. Throws 404 for anybody else's. */
export async function removeMethod(ctx: PaymentsContext, input: MethodInput): Promise<void> {
  await requireOwn(ctx, input);
  await asked(ctx.provider.removeMethod(input.id));
}

/** Makes an own card the first one. Throws 404 for anybody else's. */
export async function makeMethodDefault(ctx: PaymentsContext, input: MethodInput): Promise<readonly PaymentMethod[]> {
  const customerId = await requireOwn(ctx, input);
  await asked(ctx.provider.makeDefault(customerId, input.id));
  return listMethods(ctx, input.actor);
}

interface MethodInput {
  readonly actor: SignedIn;
  readonly id: string;
}

async function introduce(ctx: PaymentsContext, userId: string): Promise<string> {
  const { email } = await findPayer(ctx.db, userId);
  const customerId = await asked(ctx.provider.createCustomer({ userId, email }));
  await saveCustomer(ctx.db, userId, customerId);
  return customerId;
}

async function requireOwn(ctx: PaymentsContext, { actor, id }: MethodInput): Promise<string> {
  const customerId = await findCustomer(ctx.db, actor.userId);
  if (customerId === undefined) throw appError('not_found');
  const methods = await asked(ctx.provider.listMethods(customerId));
  if (!methods.some((method) => method.id === id)) throw appError('not_found');
  return customerId;
}

async function asked<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((cause: unknown) => {
    throw appError('payments_unavailable', { cause, retryAfterS: 5 });
  });
}
