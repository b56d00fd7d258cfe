import type { IncomingMessage } from 'node:http';

/** Asked by programs of the machine room, by whatever address they know: they say nothing but whether the process lives. */
const openPaths = new Set(['/healthz', '/readyz', '/readyz?for=traffic']);

/** Names of this machine that no name server elsewhere can give to a page of its own. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * True for a request that names a host of this installation, exactly once: that of the public origin, this machine itself, or one that the
 * operator has listed. A page that has its own name point here reads nothing (DNS rebinding).
 */
export function createHostCheck(options: {
  readonly publicUrl: string;
  readonly allowedHosts: readonly string[];
}): (request: IncomingMessage) => boolean {
  const known = new Set([new URL(options.publicUrl).hostname, ...options.allowedHosts]);
  return (request) => {
    if (openPaths.has(request.url ?? '')) return true;
    // Node keeps the first of two lines; a proxy in front may have looked at the other one.
    const named = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
    const host = hostnameOf(request.headers.host);
    return named <= 1 && host !== undefined && (known.has(host) || loopback.test(host));
  };
}

/** The name in a `Host` header, without its port; undefined for what is no host at all. */
function hostnameOf(header: string | undefined): string | undefined {
  if (header === undefined || !/^[\w.[\]:-]+$/.test(header)) return undefined;
  return URL.parse(`http://${header}`)?.hostname.replace(/\.$/, '');
}
