import type { ArchiveImport } from '@loomlight/contract/imports';

/** What an import has taken and what not; nothing before it was looked into. */
export function ImportReport({ latest }: { latest: ArchiveImport }) {
  if (latest.total === null) return undefined;
  const { not_taken: lines, skipped } = latest;
  const figures = [
    ['Taken', latest.taken],
    ...(latest.collections > 0 ? [['Collections', latest.collections] as const] : []),
    ['Here already', latest.known],
    ['Not taken', skipped],
    ...(latest.shortened > 0 ? [['Prompts shortened', latest.shortened] as const] : []),
  ] as const;
  return (
    <>
      <dl className="num mt-3 flex flex-wrap gap-x-6 gap-y-2 text-13">
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt className="text-ink-3">{label}</dt>
            <dd className="text-ink-1">{figure}</dd>
          </div>
        ))}
      </dl>
      {lines.length > 0 && (
        <details className="mt-3 text-13">
          <summary className="min-h-6 cursor-pointer text-ink-2">What was not taken, and why</summary>
          <ul className="mt-2" aria-label="What was not taken">
            {lines.map(({ name, reason }) => (
              <li key={`${name} ${reason}`} className="py-1 [overflow-wrap:anywhere] text-ink-3">
                <bdi className="text-ink-2">{name}</bdi>: {reason}
              </li>
            ))}
          </ul>
          {skipped > lines.length && <p className="text-ink-3">And {skipped - lines.length} more.</p>}
        </details>
      )}
    </>
  );
}
