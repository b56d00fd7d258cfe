/** The part of Trusted Types that is used here; browsers without them have none of it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}

/** The only scripts that the app fetches by itself: Google's, and files of our own origin, where its embedded stand-in is. */
function isKnown(address: string): boolean {
  if (address === 'https://accounts.google.com/gsi/client') return true;
  const { origin, pathname } = new URL(address, location.origin);
  return origin === location.origin && (pathname.endsWith('.js') || isSource(pathname));
}

/** A development server hands out scripts under the names of their sources. */
function isSource(pathname: string): boolean {
  return import.meta.env.DEV && pathname.endsWith('.ts');
}

function check(address: string): string {
  if (!isKnown(address)) throw new TypeError('No script is loaded from there.');
  return address;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
// The name that the content policy of every page allows, once.
const policy = trustedTypes?.createPolicy('loomlight', { createScriptURL: check });

/**
 * The address of a script as `script.src` takes it under the content policy. Throws a `TypeError` for any script but those
 * that the app knows: no text becomes a script by mistake.
 */
export function scriptAddress(address: string): string {
  return policy ? policy.createScriptURL(address) : check(address);
}
