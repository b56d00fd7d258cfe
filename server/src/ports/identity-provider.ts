/** What a provider of identities vouches for. */
export interface VouchedIdentity {
  /** The account at the provider: never changes, whatever happens to its address. */
  readonly subject: string;
  readonly email: string;
  /** True when the provider says that the address is this person's. */
  readonly emailVerified: boolean;
  readonly name: string | undefined;
  /** What we had asked to be repeated; undefined where nothing was. */
  readonly nonce: string | undefined;
  readonly issuedAt: Date;
  /** The same for two spellings of one credential. */
  readonly fingerprint: Buffer;
}

/** What the sign-in card loads and shows. */
export interface IdentityButton {
  readonly clientId: string;
  /** Address of the script that draws the button: the provider's, or a path of ours. */
  readonly scriptUrl: string;
  /** True for the embedded stand-in, which says so wherever it is seen. */
  readonly isTest: boolean;
}

/** Sign-in with an account elsewhere. */
export interface IdentityProvider {
  readonly button: IdentityButton;
  /**
   * Reads a credential. Undefined for everything that the provider has not signed, for us, just now. Throws when its keys
   * cannot be had: then nothing is known about the credential.
   */
  verify(credential: string): Promise<VouchedIdentity | undefined>;
}
