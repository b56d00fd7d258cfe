import type { AuditEntry } from '@loomlight/contract/desk';
import { Change } from './change.tsx';
import { actionWords } from './desk-words.ts';
import { Moment } from './moment.tsx';

/** Entries of the audit: who, what, on whom, how it was and is, and why. */
export function AuditEntries({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0) return <p className="desk-note">Nothing is written down.</p>;
  return (
    <ol className="desk-rows" aria-label="Entries">
      {entries.map((entry) => (
        <li key={entry.id}>
          <div className="grid gap-1">
            <b>{actionWords(entry.action)}</b>
            <p className="desk-note">
              by {entry.actor_name ?? entry.actor}
              {entry.approved_by !== null && `, approved by ${entry.approved_by}`}, on{' '}
              {entry.subject_name ?? entry.subject}
            </p>
            <Change before={entry.before} after={entry.after} />
            {(entry.reason || entry.detail) && <p>{entry.reason || entry.detail}</p>}
          </div>
          <span className="desk-note">
            <Moment at={entry.at} />
          </span>
        </li>
      ))}
    </ol>
  );
}
