import { domainToASCII } from 'node:url';

/** Hosts of one provider where one name is one mailbox, and the marks that the provider leaves out of a name. */
interface MailProvider {
  readonly hosts: readonly string[];
  readonly ignored: RegExp | undefined;
}

const providers: readonly MailProvider[] = [
  { hosts: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { hosts: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { hosts: ['icloud.com', 'me.com', 'mac.com'], ignored: undefined },
];

/** Hosts where everything below a person's own name is that person's mailbox: `whatever@ada.fastmail.com` is `ada@fastmail.com`. */
const personalHost = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

/**
 * The mailbox that an address (its key) leads to, as far as that is known: without what follows a plus, and at well-known hosts
 * without the marks that the host ignores. Two people never share one at the hosts named; where a plus is an ordinary letter
 * they might, so this decides about gifts and never about who has an account.
 */
export function mailboxOf(emailKey: string): string {
  const at = emailKey.lastIndexOf('@');
  const host = hostName(emailKey.slice(at + 1));
  const owned = personalHost.exec(host);
  if (owned) return `${owned[1]}@${owned[2]}`;
  const provider = providers.find(({ hosts }) => hosts.includes(host));
  const plain = emailKey.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const name = provider?.ignored ? plain.replace(provider.ignored, '') : plain;
  return `${name}@${provider?.hosts[0] ?? host}`;
}

/** The name of a host, one in both of its writings and without dots at its end; what is no name of a host stands for itself. */
export function hostName(written: string): string {
  // Marks that end a label in other scripts are dots only afterwards.
  return (domainToASCII(written) || written).replace(/\.+$/, '');
}
