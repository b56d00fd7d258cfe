import type { Tx } from '../../db/transaction.ts';
import { exportPage } from './export.store.ts';

// What was decided and written down about the person, page by page.

/** What was written down about the person's sales as a signal of abuse, without a word about with whom they traded. */
export async function pageOfSignals(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('abuse_flag')
    .select(['id', 'kind', 'opened_at', 'closed_at', 'outcome'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(exportPage)
    .execute();
}

/** What administrators have written down about the person, and not which of them. */
export async function pageOfNotes(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('operator_note')
    .select(['id', 'text', 'at as written_at', 'removed_at'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(exportPage)
    .execute();
}

/** Decisions that were counted against the person, and until when. */
export async function pageOfStrikes(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('strike')
    .select(['decision_id as id', 'made_at', 'expires_at', 'withdrawn_at'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('decision_id', '>', after ?? ''))
    .orderBy('decision_id')
    .limit(exportPage)
    .execute();
}

/** Which prompts were refused, what the person has said against it and how that was answered; the words for as long as they are kept. */
export async function pageOfRefusals(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('prompt_refusal')
    .select([
      'id',
      'refused_at',
      'objection as objected_prompt',
      'objected_at',
      'outcome as objection_outcome',
      'answer',
      'answered_at',
    ])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(exportPage)
    .execute();
}

/** What was taken from the profile, with the words for as long as they are kept. */
export async function pageOfClearedProfiles(tx: Tx, userId: string, after: string | undefined) {
  return tx
    .selectFrom('cleared_profile')
    .select([
      'decision_id as id',
      'took_name',
      'took_bio',
      'took_picture',
      'username',
      'full_name',
      'bio',
      'member_name',
    ])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('decision_id', '>', after ?? ''))
    .orderBy('decision_id')
    .limit(exportPage)
    .execute();
}
