import { vi } from 'vitest';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

/** A browser with passkeys: `answer` decides what the person does when asked. Signatures are the server's business and not looked at. */
export function fakePasskeys(answer: () => void = () => undefined): void {
  const credential = (response: object) => ({
    id: 'a2V5',
    rawId: bytes('key'),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: bytes('{}'), ...response },
  });
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  vi.stubGlobal('navigator', {
    ...{ userAgent: navigator.userAgent, language: navigator.language, onLine: true, clipboard: navigator.clipboard },
    credentials: {
      get: async () => {
        answer();
        return credential({ authenticatorData: bytes('data'), signature: bytes('signature'), userHandle: null });
      },
      create: async () => {
        answer();
        return credential({ attestationObject: bytes('object'), getTransports: () => ['internal'] });
      },
    },
  });
}
