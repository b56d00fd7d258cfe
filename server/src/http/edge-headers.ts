import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/** Who else may sign people in. `google`: its script and frames; `popup`: a window of our own that answers its opener; `none`: nothing. */
export type SignInPolicy = 'none' | 'popup' | 'google';

export interface EdgeHeaderOptions {
  readonly publicUrl: string;
  /** Where pages may send uploads besides the product itself. */
  readonly uploadOrigins: readonly string[];
  readonly signIn: SignInPolicy;
}

/** Where browsers report what a policy has stopped. */
export const policyReportsPath = '/policy-reports';

/** Powers of a browser that no page here needs, for the page and for whatever it might embed. */
const unusedPowers = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/**
 * The security headers of every answer, errors of the framework and refused addresses included. What is no page may load nothing, run
 * nothing and be framed by nobody; they are few, because they travel with each of the fifty answers of a first visit.
 */
export function edgeHeaders({ publicUrl }: Pick<EdgeHeaderOptions, 'publicUrl'>): Readonly<Record<string, string>> {
  return {
    ...byHelmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      strictTransportSecurity: isSecure(publicUrl) ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
      // Of a page alone.
      crossOriginOpenerPolicy: false,
      // Of browsers and plug-ins that are gone.
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
    'permissions-policy': unusedPowers.map((power) => `${power}=()`).join(', '),
  };
}

/**
 * What a page of the product has in place of the policy that forbids everything. Inline scripts never run; inline styles carry layout
 * numbers; text becomes the address of a script only through the one Trusted Types policy of the web app; what is stopped is reported.
 */
export function pageHeaders({ publicUrl, signIn, uploadOrigins }: EdgeHeaderOptions): Readonly<Record<string, string>> {
  const google = signIn === 'google' ? 'https://accounts.google.com/gsi/' : undefined;
  return {
    ...byHelmet(
      {
        contentSecurityPolicy: {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            scriptSrc: ["'self'", ...(google ? [`${google}client`] : [])],
            styleSrc: ["'self'", "'unsafe-inline'", ...(google ? [`${google}style`] : [])],
            imgSrc: ["'self'", 'data:', 'blob:'],
            mediaSrc: ["'self'", 'blob:'],
            fontSrc: ["'self'"],
            connectSrc: ["'self'", ...(google ? [google] : []), ...uploadOrigins],
            ...(google ? { frameSrc: [google] } : {}),
            objectSrc: ["'none'"],
            baseUri: ["'none'"],
            formAction: ["'self'"],
            frameAncestors: ["'none'"],
            requireTrustedTypesFor: ["'script'"],
            // The names that Google's script gives to its policies are its own affair and change with it.
            trustedTypes: google ? ['*'] : ['loomlight'],
            ...(isSecure(publicUrl) ? { upgradeInsecureRequests: [] } : {}),
            reportUri: [policyReportsPath],
            reportTo: ['policy'],
          },
        },
        // A sign-in window must be able to answer its opener.
        crossOriginOpenerPolicy: { policy: signIn === 'none' ? 'same-origin' : 'same-origin-allow-popups' },
      },
      ['content-security-policy', 'cross-origin-opener-policy'],
    ),
    'reporting-endpoints': `policy="${policyReportsPath}"`,
  };
}

/**
 * The policy of the one script that may run WebAssembly: the worker of `/verify`, which reads files that may be anybody's (ORIGIN-30). A worker goes by
 * the policy of its own file and not by that of its page, so that no page has this power; and it may ask nobody for anything, whatever address stands
 * in such a file.
 */
export const readerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'";

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https://');
}

/** The library writes to an answer; what it writes is the same for all of them, so it is asked once. `only`: the names that are wanted. */
function byHelmet(options: Parameters<typeof helmet>[0], only?: readonly string[]): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  helmet(options)(request, answer, () => undefined);
  return Object.fromEntries(
    Object.entries(answer.getHeaders())
      .filter(([name]) => only?.includes(name) ?? true)
      .map(([name, value]) => [name, String(value)]),
  );
}
