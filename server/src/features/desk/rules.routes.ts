import {
  desk,
  type DeskClassifier,
  type DeskObjection,
  type DeskReview,
  type DeskRule,
  type StrikeHolder,
  type TriedText,
} from '@loomlight/contract/desk';
import type { Binder } from '../../http/bind-endpoint.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { isSuspended } from '../accounts/index.ts';
import { type InReviewRow, listInReview, settleItems } from '../content/index.ts';
import {
  answerObjectionAct,
  keepPrivateAct,
  listStrikeHolders,
  type ModerationContext,
  passReviewAct,
  readObjection,
  readReviewMedia,
  readReviewWords,
  type StrikeHolderRow,
} from '../moderation/index.ts';
import {
  addRuleAct,
  type ChosenClassifier,
  type DeskRuleRow,
  endRuleAct,
  findPatterns,
  listDeskRules,
  listObjections,
  type ObjectionRow,
  type RulesContext,
  scopesOf,
  testRule,
  type TriedText as Tried,
  tryText,
} from '../rules/index.ts';
import { actHandler, actingOf, privately } from './act-handler.routes.ts';
import type { DeskContext } from './desk.context.ts';
import { listProcessLines } from './list-engine-lines.ts';
import { presentLine } from './present-line.ts';
import { readBlock } from './read-block.ts';

const rulesShown = 500;
const reviewsShown = 100;
const objectionsShown = 100;
const hitDays = 7;

/** Rules for prompts, and what waits to be looked at because of one. */
export function deskRulesRoutes(
  binder: Binder,
  ctx: DeskContext,
  rules: Pick<RulesContext, 'promptRules' | 'classifier' | 'classifierPolicy'> & {
    readonly moderation: ModerationContext;
    readonly chosenClassifier: ChosenClassifier | undefined;
  },
): void {
  const { moderation, promptRules } = rules;
  const bind = privately(binder);
  bind(desk.strikes, async ({ query: { before, limit } }) => {
    const now = ctx.clock.now();
    const rows = await listStrikeHolders(ctx.db, { now, before, limit });
    const next = rows.length < limit ? null : (rows.at(-1)?.decision_id ?? null);
    return { people: rows.map((row) => presentStrikeHolder(row, now)), next };
  });
  bind(desk.rules, async () => {
    const hitsSince = addSeconds(ctx.clock.now(), -hitDays * 86_400);
    return { rules: (await listDeskRules(ctx.db, { hitsSince, limit: rulesShown })).map(presentRule) };
  });
  bind(
    desk.addRule,
    actHandler(
      ctx,
      desk.addRule,
      addRuleAct,
      ({ body: { pattern, action, scopes, is_beginning: isBeginning, explanation, category, note, counts } }) => ({
        ...{ pattern, action, scopes, isBeginning, explanation, category, note, counts },
      }),
      async () => promptRules.forget(),
    ),
  );
  bind(
    desk.endRule,
    actHandler(
      ctx,
      desk.endRule,
      endRuleAct,
      ({ params }) => ({ ruleId: params.id }),
      async () => promptRules.forget(),
    ),
  );
  bind(desk.testRule, async ({ body }) => {
    const { lookedAt, hits, people, byDay, samples } = await testRule(ctx, { ...body, isBeginning: body.is_beginning });
    return {
      ...{ looked_at: lookedAt, hits, people, by_day: [...byDay] },
      samples: samples.map(({ contentId, username, at, matched }) => ({
        ...{ content_id: contentId, username, at: at.toISOString(), matched },
      })),
    };
  });
  bind(desk.tryText, async ({ body }) => presentTried(await tryText(rules, body)));
  bind(desk.classifier, async () => ({ classifier: await readClassifier(ctx, rules) }));
  bind(desk.reviews, async () => {
    const items = await listInReview(ctx.db, reviewsShown);
    const patterns = await findPatterns(
      ctx.db,
      items.flatMap(({ review_rule: ruleId }) => ruleId ?? []),
    );
    return { reviews: items.map((item) => presentReview(item, patterns)) };
  });
  bind(desk.reviewWords, async (call) => {
    const input = { ...actingOf(call), id: call.params.id, reason: call.query.reason };
    return { text_prompt: await readReviewWords(moderation, input) };
  });
  bind(desk.reviewMedia, async (call) => {
    const input = { ...actingOf(call), id: call.params.id, reason: call.query.reason };
    const { body, mediaType, sizeBytes } = await readReviewMedia(moderation, input);
    await call.reply
      .type(mediaType)
      .header('Content-Length', sizeBytes)
      // As evidence: no browser runs it as a page.
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .send(body);
  });
  bind(desk.objections, async () => ({
    objections: (await listObjections(ctx.db, objectionsShown)).map(presentObjection),
  }));
  bind(desk.objectionWords, async (call) => {
    const input = { ...actingOf(call), id: call.params.id, reason: call.query.reason };
    return { text_prompt: await readObjection(moderation, input) };
  });
  bind(
    desk.answerObjection,
    actHandler(ctx, desk.answerObjection, answerObjectionAct, ({ params, body: { outcome, answer } }) => ({
      ...{ refusalId: params.id, outcome, answer },
    })),
  );
  bind(
    desk.passReview,
    actHandler(
      ctx,
      desk.passReview,
      passReviewAct,
      ({ params }) => ({ contentId: params.id }),
      ({ contentId }) => settleItems(moderation, [contentId]),
    ),
  );
  bind(
    desk.keepReview,
    actHandler(
      ctx,
      desk.keepReview,
      keepPrivateAct(moderation),
      ({ params, body }) => ({
        contentId: params.id,
        ground: body.ground ?? null,
        groundRef: body.ground_ref,
        facts: body.facts,
        redress: body.redress,
      }),
      ({ contentId }) => settleItems(moderation, [contentId]),
    ),
  );
}

/** Null where none is set. */
async function readClassifier(
  ctx: DeskContext,
  { chosenClassifier: chosen, classifierPolicy }: Parameters<typeof deskRulesRoutes>[2],
): Promise<DeskClassifier | null> {
  if (!chosen) return null;
  const lines = (await readBlock(ctx, listProcessLines)).filter(({ contentType }) => contentType === 'classifier');
  const { failure, thresholds } = classifierPolicy();
  return {
    ...{ name: chosen.name, model: chosen.model ?? null, judges_images: chosen.judgesImages },
    ...{ failure, thresholds: { ...thresholds } },
    processes: lines.map(presentLine),
  };
}

function presentTried({ outcome, neverMade, rules, classifier }: Tried): TriedText {
  return {
    outcome,
    never_made: neverMade ?? null,
    rules: rules.map(({ id, pattern, action, category }) => ({ id, pattern, action, category })),
    classifier: classifier === undefined ? null : presentJudged(classifier),
  };
}

function presentJudged({ answer, outcome }: NonNullable<Tried['classifier']>): NonNullable<TriedText['classifier']> {
  if (answer.kind === 'unknown') return { outcome, verdict: null, reason: answer.reason, model: null, categories: [] };
  const { verdict, model, categories } = answer;
  return { outcome, verdict, reason: null, model, categories: [...categories] };
}

function presentRule(row: DeskRuleRow): DeskRule {
  const { id, pattern, explanation, category, note, counts, hits } = row;
  return {
    ...{ id, pattern, explanation, category, note, counts, hits },
    ...{ action: row.action, scopes: scopesOf(row), is_beginning: row.is_beginning },
    made_at: row.made_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

function presentReview(row: InReviewRow, patterns: ReadonlyMap<string, string>): DeskReview {
  const { id, content_type, user_id, username, review_price: price, review_rule: ruleId } = row;
  return {
    ...{ id, content_type, user_id, username },
    created_at: row.created_at.toISOString(),
    looks_banned: row.review_looks_banned === true,
    pattern: ruleId === null ? null : (patterns.get(ruleId) ?? null),
    is_public: row.review_is_public === true,
    prompt_price: price,
  };
}

function presentObjection(row: ObjectionRow): DeskObjection {
  const { public_id: id, user_id, username, pattern } = row;
  return {
    ...{ id, user_id, username, pattern },
    refused_at: row.refused_at.toISOString(),
    objected_at: row.objected_at.toISOString(),
  };
}

/** Somebody over whom strikes stand, and what stands over them already. */
function presentStrikeHolder(row: StrikeHolderRow, now: Date): StrikeHolder {
  const { user_id, username, strikes, decision_id, made_at: madeAt, expires_at: expiresAt } = row;
  const person = { user_id, username, strikes, decision_id };
  return { ...person, made_at: madeAt.toISOString(), expires_at: expiresAt.toISOString(), restriction: over(row, now) };
}

function over(row: StrikeHolderRow, now: Date): StrikeHolder['restriction'] {
  if (!row.is_active) return 'inactive';
  if (isSuspended(row.suspended_until, now)) return 'suspended';
  return row.muted_until !== null && row.muted_until > now ? 'muted' : null;
}
