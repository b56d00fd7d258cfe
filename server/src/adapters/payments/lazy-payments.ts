import type { PaymentProvider } from '../../ports/payment-provider.ts';

/**
 * A provider whose code is loaded when it is first asked for anything: the SDK takes 35 MB, and most processes of a day
 * sell nothing.
 */
export function openLazyPayments(live: boolean, open: () => Promise<PaymentProvider>): PaymentProvider {
  let opened: Promise<PaymentProvider> | undefined;
  const provider = (): Promise<PaymentProvider> => (opened ??= open());
  return {
    live,
    openCheckout: async (order) => (await provider()).openCheckout(order),
    readWebhook: async (body, signature, now) => (await provider()).readWebhook(body, signature, now),
    lookUp: async (sessionId) => (await provider()).lookUp(sessionId),
    expireCheckout: async (sessionId) => (await provider()).expireCheckout(sessionId),
    listBalance: async (range) => (await provider()).listBalance(range),
    listPages: async (range) => (await provider()).listPages(range),
    refund: async (input) => (await provider()).refund(input),
    findDispute: async (disputeId) => (await provider()).findDispute(disputeId),
    stageEvidence: async (input) => (await provider()).stageEvidence(input),
    submitEvidence: async (disputeId) => (await provider()).submitEvidence(disputeId),
    createCustomer: async (person) => (await provider()).createCustomer(person),
    removeCustomer: async (customerId) => (await provider()).removeCustomer(customerId),
    openSetup: async (input) => (await provider()).openSetup(input),
    listMethods: async (customerId) => (await provider()).listMethods(customerId),
    removeMethod: async (methodId) => (await provider()).removeMethod(methodId),
    makeDefault: async (customerId, methodId) => (await provider()).makeDefault(customerId, methodId),
  };
}

/** True for a key with which real money moves. */
export function isLiveKey(secretKey: string): boolean {
  return !/^(?:sk|rk)_test_/.test(secretKey);
}
