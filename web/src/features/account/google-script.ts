import { scriptAddress } from '../../lib/script-address.ts';

/** The part of Google's script that is used here; the embedded stand-in has the same face. */
export interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    nonce: string;
    ux_mode: 'popup';
    callback: (answer: { readonly credential?: unknown }) => void;
  }): void;
  renderButton(
    parent: HTMLElement,
    options: {
      type: 'standard';
      theme: 'outline' | 'filled_black';
      size: 'large';
      text: 'continue_with';
      shape: 'rectangular';
      logo_alignment: 'center';
      width: number;
    },
  ): void;
}

/** An own wait: a script that is blocked on the way may neither load nor fail. */
const patienceMs = 15_000;
const loads = new Map<string, Promise<GoogleIdentity>>();

/** Loads the script once, when it is needed; one that failed is tried again at the next call. */
export function loadGoogle(url: string): Promise<GoogleIdentity> {
  const known = loads.get(url);
  if (known) return known;
  const loading = load(url).catch((error: unknown) => {
    loads.delete(url);
    throw error;
  });
  loads.set(url, loading);
  return loading;
}

function load(url: string): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => fail(), patienceMs);
    const fail = (): void => {
      clearTimeout(timer);
      script.remove();
      reject(new Error('The script of Google did not load.'));
    };
    script.src = scriptAddress(url);
    script.async = true;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      const found = identityIn(window);
      if (found) resolve(found);
      else fail();
    });
    document.head.append(script);
  });
}

function identityIn(holder: unknown): GoogleIdentity | undefined {
  const { google } = holder as { google?: { accounts?: { id?: Partial<GoogleIdentity> } } };
  const id = google?.accounts?.id;
  // Set by the script that has just been loaded; its two functions are all that is called.
  return typeof id?.initialize === 'function' && typeof id.renderButton === 'function'
    ? (id as GoogleIdentity)
    : undefined;
}
