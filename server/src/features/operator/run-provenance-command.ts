import { countLeftUnsigned, countUnsigned } from '../content/index.ts';
import {
  isSigningExisting,
  listCertificatesOf,
  rotateKey,
  setSigningExisting,
  withdrawCertificate,
} from '../provenance/index.ts';
import { type CommandResult, ok, type OperatorContext, recorded, refused } from './operator.context.ts';

const off = 'Nothing is signed here: PROVENANCE is off.';

/** Items are counted no further. */
const counted = 100_000;

/** `provenance status | rotate | rotate-mark | withdraw | sign-existing`: with what files are signed, and which are. */
export async function runProvenanceCommand(ctx: OperatorContext, words: readonly string[]): Promise<CommandResult> {
  switch (words[0]) {
    case 'status':
      return ok(...(await statusLines(ctx)));
    case 'rotate':
      return rotate(ctx);
    case 'rotate-mark':
      return rotateMark(ctx, words.slice(1));
    case 'withdraw':
      return withdraw(ctx, words.slice(1));
    case 'sign-existing':
      return signExisting(ctx, words.slice(1));
    default:
      return {
        exitCode: 2,
        lines: [
          'provenance status, provenance rotate, provenance rotate-mark [folder], provenance withdraw, or provenance sign-existing [stop].',
        ],
      };
  }
}

async function statusLines(ctx: OperatorContext): Promise<string[]> {
  const rows = await listCertificatesOf(ctx);
  return [
    ctx.signingKey ? 'New images and videos are signed.' : off,
    ...rows.map((row) =>
      [
        row.fingerprint.toString('hex'),
        row.state,
        `from ${row.valid_from.toISOString().slice(0, 10)}`,
        `to ${row.valid_to.toISOString().slice(0, 10)}`,
        ...(row.withdrawn_since ? [`not to be trusted since ${row.withdrawn_since.toISOString()}: ${row.reason}`] : []),
      ].join('  '),
    ),
    ...(await existingLines(ctx)),
    ctx.signingKey
      ? 'New images of at least 512 px carry an invisible mark, but for pixel art and what its engine has signed; so do new videos of the studio, and no other engine’s.'
      : 'New images and videos carry no invisible mark.',
  ];
}

/** What is there from before files were signed. */
async function existingLines(ctx: OperatorContext): Promise<string[]> {
  const unsigned = await countUnsigned(ctx.db, counted);
  const left = await countLeftUnsigned(ctx.db, counted);
  const state = (await isSigningExisting(ctx)) ? 'they are being signed' : 'provenance sign-existing signs them';
  return [
    ...(unsigned > 0 ? [`Items that nobody has signed: ${atMost(unsigned)} (${state}).`] : []),
    ...left.map(({ why, count }) => `Items that stay unsigned, ${reasons[why]}: ${atMost(count)}.`),
  ];
}

const reasons = {
  by_maker: 'since their engine has signed them',
  missing: 'since their file is missing',
  unreadable: 'since their file cannot be signed',
} as const;

function atMost(count: number): string {
  return count < counted ? `${count}` : `${counted} or more`;
}

/** Items from before are signed by the processes that work in the background, until there are none left. */
async function signExisting(ctx: OperatorContext, [verb, ...rest]: readonly string[]): Promise<CommandResult> {
  if (rest.length > 0 || (verb !== undefined && verb !== 'stop'))
    return { exitCode: 2, lines: ['provenance sign-existing, or provenance sign-existing stop.'] };
  if (!ctx.signingKey) return refused(off);
  const isWanted = verb !== 'stop';
  const action = isWanted ? 'provenance.sign-existing' : 'provenance.sign-existing-stop';
  await recorded(ctx, { action, subject: 'items from before' }, async () => undefined);
  await setSigningExisting(ctx, { isWanted });
  const left = atMost(await countUnsigned(ctx.db, counted));
  return isWanted
    ? ok(`Items from before are signed in the background: ${left} to go. provenance status says how many are left.`)
    : ok(`No more items from before are signed: ${left} left. provenance sign-existing goes on with them.`);
}

async function rotate(ctx: OperatorContext): Promise<CommandResult> {
  if (!ctx.signingKey) return refused(off);
  const { fingerprint } = await rotateKey(ctx, ctx.signingKey);
  const subject = fingerprint.toString('hex');
  await recorded(ctx, { action: 'provenance.rotate', subject }, async () => true);
  return ok(`New files are signed with ${subject}. The key before it is gone; what it signed stays valid.`);
}

/** Makes a new secret of the marks; neither it nor those before are printed or written down. */
async function rotateMark(ctx: OperatorContext, [folder, ...rest]: readonly string[]): Promise<CommandResult> {
  if (rest.length > 0) return { exitCode: 2, lines: ['provenance rotate-mark, or provenance rotate-mark <folder>.'] };
  if (!ctx.signingKey) return refused(off);
  const done = ctx.rotateMarks(folder);
  if (done.kind === 'refused') return refused(done.reason);
  await recorded(ctx, { action: 'provenance.rotate-mark', subject: 'marks' }, async () => true);
  const found = `Marks of the ${done.former === 1 ? 'secret' : `${done.former} secrets`} before it are still found.`;
  if (!done.files) return ok(`New images and videos are marked with a new secret. ${found}`);
  return ok(
    `There is a new secret of the marks. ${found} Give both to every process, and start them again:`,
    `PROVENANCE_MARK_SECRET=$(cat ${done.files.secret})`,
    `PROVENANCE_MARK_SECRETS_FORMER=$(cat ${done.files.former})`,
  );
}

async function withdraw(ctx: OperatorContext, [subject = '', ...options]: readonly string[]): Promise<CommandResult> {
  const since = new Date(optionOf(options, '--since') ?? '');
  const reason = optionOf(options, '--reason')?.trim() ?? '';
  const isWhole =
    /^[0-9a-f]{64}$/.test(subject) && !Number.isNaN(since.getTime()) && reason.length > 0 && reason.length <= 500;
  if (!isWhole)
    return {
      exitCode: 2,
      lines: [
        'provenance withdraw <fingerprint> --since <time, such as 2026-11-23T10:00:00Z> --reason "<at most 500 characters>"',
      ],
    };
  const fingerprint = Buffer.from(subject, 'hex');
  if (ctx.signingKey?.certificate().fingerprint.equals(fingerprint))
    return refused('Files are signed with this one now: operator provenance rotate puts another in its place first.');
  const detail = `since ${since.toISOString()}: ${reason}`;
  return (await recorded(ctx, { action: 'provenance.withdraw', subject, detail }, (ctx) =>
    withdrawCertificate(ctx, { fingerprint, since, reason }),
  ))
    ? ok(`What ${subject} signed since ${since.toISOString()} is shown as not to be trusted.`)
    : refused(`There is no certificate ${subject}, or it is withdrawn already.`);
}

function optionOf(words: readonly string[], name: string): string | undefined {
  const place = words.indexOf(name);
  return place < 0 ? undefined : words[place + 1];
}
