/** A key that must not sign; the message is a sentence for the operator, and says nothing of the key itself. */
export class KeyRefusedError extends Error {
  override readonly name = 'KeyRefusedError';
}
