import type { Facts } from '@loomlight/contract/desk';
import { factName, factWords } from './desk-words.ts';

/** How something was and is, fact by fact; what stayed is shown once. */
export function Change({ before, after }: { before: Facts | null; after: Facts | null }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  return (
    <dl className="desk-facts">
      {names.map((name) => (
        <Fact key={name} name={name} was={before?.[name]} is={after?.[name]} />
      ))}
    </dl>
  );
}

function Fact({ name, was, is }: { name: string; was: Facts[string] | undefined; is: Facts[string] | undefined }) {
  return (
    <>
      <dt>{factName(name)}</dt>
      <dd>
        {was !== undefined && was !== is && (
          <>
            <s>{factWords(was)}</s> <span aria-label="becomes">→</span>{' '}
          </>
        )}
        {factWords(is)}
      </dd>
    </>
  );
}
