import { isIP } from 'node:net';
import type { Environment } from './config.ts';
import { isWeakSecret } from './secrets.ts';

/**
 * True when others than the people of this machine can reach the product: `NODE_ENV` says so, its address is not the machine's own, or it
 * listens on the network. Whoever forgets `NODE_ENV` must not open the mailbox to everybody (docs/adr/0029).
 */
export function isProduction(environment: Pick<Environment, 'NODE_ENV' | 'HOST' | 'PUBLIC_URL'>): boolean {
  const { NODE_ENV, HOST, PUBLIC_URL } = environment;
  if (NODE_ENV === 'production' || !isLoopback(HOST)) return true;
  if (PUBLIC_URL === undefined) return false;
  const { hostname } = new URL(PUBLIC_URL);
  // Names below .test lead nowhere (RFC 6761): tests of mails and previews need one that is not localhost.
  return !isLoopback(hostname) && !(NODE_ENV === 'test' && hostname.endsWith('.test'));
}

/** One sentence for each setting that is only fit for a desk, or missing. */
export function productionProblems(environment: Environment): string[] {
  const problems: string[] = [];
  if (!environment.TOKEN_SECRET || isWeakSecret(environment.TOKEN_SECRET))
    problems.push(
      'TOKEN_SECRET must be set in production, random, and have at least 32 characters (openssl rand -base64 48 makes one).',
    );
  if (!environment.MAIL_URL && !environment.ALLOW_MAILBOX)
    problems.push('MAIL_URL must be set in production (or ALLOW_MAILBOX=on: mails are then kept for administrators).');
  if (!environment.STRIPE_SECRET_KEY && !environment.ALLOW_SANDBOX_PAYMENTS)
    problems.push(
      'STRIPE_SECRET_KEY must be set in production (or ALLOW_SANDBOX_PAYMENTS=on for payments that move no money).',
    );
  if (/^.._test_/.test(environment.STRIPE_SECRET_KEY ?? '') && !environment.ALLOW_SANDBOX_PAYMENTS)
    problems.push(
      'STRIPE_SECRET_KEY is a key of test mode: in production anybody could buy with a test card (ALLOW_SANDBOX_PAYMENTS=on allows it).',
    );
  if (environment.GOOGLE_TEST_ISSUER)
    problems.push('GOOGLE_TEST_ISSUER must be off in production: everybody could sign in as anybody.');
  if (environment.RATE_LIMIT === 'off')
    problems.push('RATE_LIMIT must not be off in production: passwords could be guessed without end.');
  if (!environment.REQUIRE_EMAIL_VERIFICATION)
    problems.push(
      'REQUIRE_EMAIL_VERIFICATION must be on in production: anybody could use an address of somebody else.',
    );
  if (environment.APPEAL_DAYS < 183)
    problems.push('APPEAL_DAYS must be at least 183 in production: decisions can be appealed for six months.');
  if (Object.values(environment.REPORT_CLOCK).some((hours) => hours < 1))
    problems.push('REPORT_CLOCK must give at least an hour in production: nobody could decide in less.');
  if (!environment.DURABLE_WRITES)
    problems.push('DURABLE_WRITES must be on in production: what was paid for could be forgotten.');
  if (isReadableOnTheWay(environment.GOOGLE_JWKS_URL))
    problems.push('GOOGLE_JWKS_URL must use https in production: whoever changes the keys signs in as anybody.');
  if (isReadableOnTheWay(environment.STRIPE_API_BASE))
    problems.push('STRIPE_API_BASE must use https in production: the secret key travels there.');
  if (environment.CLASSIFIER !== 'none' && isReadableOnTheWay(environment.CLASSIFIER_URL))
    problems.push('CLASSIFIER_URL must use https in production unless it is local: prompts travel there.');
  if (environment.PROVENANCE && environment.DATABASE_URL && !environment.PROVENANCE_KEY_FILE)
    problems.push(
      'PROVENANCE_KEY_FILE must be set in production with DATABASE_URL: all processes sign with one key (PROVENANCE=off npm run operator -- provenance init <folder> makes one), or PROVENANCE=off.',
    );
  if (environment.PROVENANCE && environment.DATABASE_URL && !environment.PROVENANCE_MARK_SECRET)
    problems.push(
      'PROVENANCE_MARK_SECRET must be set in production with DATABASE_URL: what one process marks all others have to find (PROVENANCE=off npm run operator -- provenance init <folder> makes one), or PROVENANCE=off.',
    );
  if (!environment.PUBLIC_URL) problems.push('PUBLIC_URL must be set in production: mails and redirects point there.');
  else if (isReadableOnTheWay(environment.PUBLIC_URL))
    problems.push('PUBLIC_URL must use https in production unless it is local.');
  return problems;
}

/** An address that is reached without TLS over a network. */
function isReadableOnTheWay(address: string | undefined): boolean {
  return address?.startsWith('http://') === true && !isLoopback(new URL(address).hostname);
}

/** A host that leads to this machine alone, as `HOST` or as an address names it. */
function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  if (isIP(name) === 4) return name.startsWith('127.');
  return name === '::1' || name === 'localhost' || name.endsWith('.localhost');
}
