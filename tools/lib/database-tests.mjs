import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { listFiles, root } from './workspace.mjs';

/** The one file that knows on which database the tests run: whoever does not reach it cannot tell one from the other. */
export const databaseSettings = 'server/src/testing/test-settings.ts';

/**
 * Tests of the embedded database itself, and tests about the bytes of media and the programs that read, sign and mark them. These open a database to have an item at all; the statements
 * behind it are tried on both databases by the tests of making and showing items, so that a second run of these, the longest there are, tells nothing new.
 */
export const singleTests = [
  'db/embedded',
  'features/generation/makers-signature',
  'features/moderation/copies',
  'features/provenance/composite-source',
  'features/provenance/damaged-calls',
  'features/provenance/makers-signature',
  'features/provenance/marked-media',
  'features/provenance/mark-look',
  'features/provenance/marked-videos',
  'features/provenance/provenance',
  'features/provenance/rotate-mark',
  'features/provenance/signed-media',
  'features/provenance/verify-file',
  'features/rules/banned-prints',
  'features/uploads/image-intake',
  'features/uploads/uploads',
].map((name) => `server/src/${name}.test.ts`);

/**
 * Tests of what people do one after another, which try nothing of a database but its statements.
 * On every change they run on the embedded database alone, and a server is asked whether it understands these statements
 * (db/heard-statements.test.ts); before a release they run on it as well. What happens at once always does.
 */
export const longTests = [
  'features/accounts/factors/lost-and-left',
  'features/accounts/google-peer',
  'features/accounts/letters',
  'features/accounts/names',
  'features/accounts/security-events',
  'features/accounts/weak-passwords',
  'features/collections/order-and-viewers',
  'features/content/conversions',
  'features/content/own-library',
  'features/content/preview-item',
  'features/content/trash',
  'features/desk/books',
  'features/desk/desk',
  'features/desk/engine-lines',
  'features/desk/person-items',
  'features/desk/person-reports',
  'features/desk/previews',
  'features/favorites/set-favorite',
  'features/follows/feed',
  'features/gallery/related/related',
  'features/gallery/search/search',
  'features/generation/configured-engines',
  'features/generation/derived',
  'features/generation/engine-faults',
  'features/generation/engine-prices',
  'features/generation/failure-code',
  'features/generation/lineage',
  'features/generation/list-history',
  'features/generation/negative-prompt',
  'features/generation/paid-tasks',
  'features/generation/preview',
  'features/generation/quote-generation',
  'features/generation/reference-image',
  'features/generation/several-engines',
  'features/generation/start-extension',
  'features/generation/start-upscale',
  'features/generation/start-video',
  'features/imports/imports',
  'features/imports/work-on-imported',
  'features/mail/deliver-mails',
  'features/mail/sales-mail',
  'features/moderation/decisions',
  'features/operator/run-command',
  'features/operator/run-media-command',
  'features/payments/declined',
  'features/payments/returned-money',
  'features/privacy/export-data',
  'features/privacy/export-for-request',
  'features/profiles/shown-favorites',
  'features/provenance/look-up-item',
  'features/rules/classifier',
  'features/rules/image-rules',
  'features/rules/profile-rules',
  'features/rules/rule-desk',
  'features/rules/rules',
  'features/settings/settings',
  'features/site/logo',
  'features/statistics/statistics',
  'http/aborted-body',
  'http/account-limits',
  'http/deploy-metrics',
  'http/edge',
  'http/http',
  'http/rate-limit',
  'jobs/check-books',
  'process/access-matrix',
  'process/scale/drain',
  'process/sight-matrix',
  'process/specification-calls',
  'stand-ins/google-issuer/local-issuer',
  'stand-ins/mailbox/mailbox',
  'stand-ins/payment-sandbox/card-page',
  'testing/crowd',
  'testing/fuzz/fuzz',
  'testing/money-simulation',
].map((name) => `server/src/${name}.test.ts`);

/** Imports and re-exports of our own files, also those that are loaded later; types are gone before anything runs. */
const ownImports = /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'\s*\)/gm;

/**
 * The server's test files that open a database, by themselves or through any file they import, and are not about the bytes of media alone, as
 * paths from `folder`: what one database says of them, another one may not. Without the long ones, unless `withLong`.
 */
export function databaseTests({ folder = root, withLong = true } = {}) {
  const paths = listFiles(['server'], { from: folder }).map((file) => relative(folder, file));
  const sources = paths.filter((path) => path.endsWith('.ts'));
  const imports = new Map(sources.map((path) => [path, importsOf(join(folder, path), folder)]));
  const once = new Set(withLong ? singleTests : [...singleTests, ...longTests]);
  return sources.filter(
    (path) => path.endsWith('.test.ts') && !once.has(path) && reaches(path, databaseSettings, imports),
  );
}

function importsOf(file, folder) {
  const found = readFileSync(file, 'utf8').matchAll(ownImports);
  return Array.from(found, ([, now, later]) => relative(folder, join(dirname(file), now ?? later)));
}

function reaches(from, target, imports) {
  const seen = new Set([from]);
  for (const path of seen) {
    if (path === target) return true;
    for (const next of imports.get(path) ?? []) seen.add(next);
  }
  return false;
}
