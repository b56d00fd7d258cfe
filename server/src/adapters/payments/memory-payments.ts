import type { PaymentProvider } from '../../ports/payment-provider.ts';

/** Opens pages that nobody can pay, and knows nothing else: for what is told about orders in other ways. */
export function openMemoryPayments(): PaymentProvider {
  let sessions = 0;
  const absent = async (): Promise<never> => {
    throw new Error('Nobody can be asked here.');
  };
  return {
    live: false,
    openCheckout: async (order) => {
      sessions += 1;
      return { sessionId: `session ${sessions}`, url: 'http://pay.test/', expiresAt: order.expiresAt };
    },
    readWebhook: absent,
    lookUp: absent,
    expireCheckout: absent,
    listBalance: absent,
    listPages: absent,
    refund: absent,
    findDispute: absent,
    stageEvidence: absent,
    submitEvidence: absent,
    createCustomer: absent,
    removeCustomer: absent,
    openSetup: absent,
    listMethods: absent,
    removeMethod: absent,
    makeDefault: absent,
  };
}
