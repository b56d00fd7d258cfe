import { factors } from '@loomlight/contract/factors';
import type { Binder } from '../../../http/bind-endpoint.ts';
import { requireUser } from '../../../kernel/actor.ts';
import { networkOf } from '../../../kernel/network.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { accountMessages } from '../accounts.rules.ts';
import { answerSignIn } from '../present-sign-in.ts';
import { deviceOf } from '../device-cookie.ts';
import { listFactors } from './list-factors.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { assertionOptions } from './passkey-check.ts';
import { addPasskey, removePasskey, startPasskey } from './passkey-factors.ts';
import { presentFactorOptions, presentFactors } from './present-factors.ts';
import { getProofOptions, prove } from './proof.ts';
import { dropSecondStep, secondStepOf } from './second-step-cookie.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import { getSecondStepOptions, takeSecondStep } from './take-second-step.ts';
import { confirmTotp, removeTotp, startTotp } from './totp-factor.ts';

export function factorsRoutes(binder: Binder, ctx: AccountsContext): void {
  const { bind } = binder;
  bind(factors.secondStepOptions, async ({ request }) =>
    presentFactorOptions(await getSecondStepOptions(ctx, secondStepOf(ctx, request))),
  );
  bind(factors.secondStep, async ({ body, request, reply }) => {
    const signedIn = await takeSecondStep(ctx, {
      stepId: secondStepOf(ctx, request),
      answer: body,
      network: networkOf(request.ip),
      device: deviceOf(ctx, request),
    });
    dropSecondStep(ctx, reply);
    return answerSignIn(ctx, { reply, entry: signedIn });
  });
  bind(factors.passkeyOptions, () =>
    assertionOptions(ctx, { purpose: { kind: 'sign-in' }, userVerification: 'required' }),
  );
  bind(factors.passkeySignIn, async ({ body, request, reply }) =>
    answerSignIn(ctx, {
      reply,
      entry: await signInWithPasskey(ctx, {
        passkey: body.passkey,
        network: networkOf(request.ip),
        device: deviceOf(ctx, request),
      }),
    }),
  );
  bind(factors.proofOptions, async ({ actor }) => {
    const { hasPassword, ...options } = await getProofOptions(ctx, requireUser(actor));
    return { has_password: hasPassword, ...presentFactorOptions(options) };
  });
  bind(factors.prove, ({ actor, body }) => prove(ctx, { actor: requireUser(actor), shown: body }));
  bind(factors.list, async ({ actor }) => presentFactors(await listFactors(ctx, requireUser(actor))));
  bind(factors.startTotp, ({ actor }) => startTotp(ctx, requireUser(actor)));
  bind(factors.confirmTotp, async ({ actor, body }) => ({
    recovery_codes: await confirmTotp(ctx, { actor: requireUser(actor), code: body.code }),
  }));
  bind(factors.removeTotp, async ({ actor }) => {
    await removeTotp(ctx, requireUser(actor));
    return { message: accountMessages.totpOff };
  });
  bind(factors.addPasskeyOptions, ({ actor }) => startPasskey(ctx, requireUser(actor)));
  bind(factors.addPasskey, async ({ actor, body }) => ({
    recovery_codes: await addPasskey(ctx, { actor: requireUser(actor), name: body.name, passkey: body.passkey }),
  }));
  bind(factors.removePasskey, async ({ actor, params }) => {
    await removePasskey(ctx, { actor: requireUser(actor), id: params.id });
    return { message: accountMessages.passkeyRemoved };
  });
  bind(factors.makeRecoveryCodes, async ({ actor }) => ({
    recovery_codes: await makeRecoveryCodes(ctx, requireUser(actor)),
  }));
}
