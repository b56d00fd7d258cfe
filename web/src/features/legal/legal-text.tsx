import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { errorText } from '../../api/error-words.ts';
import { send } from '../../api/send.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingScreen } from '../shell/index.ts';
import { parseText, type TextPart } from './parse-text.ts';
import { splitLinks } from './split-links.ts';

export type LegalName = 'terms' | 'privacy' | 'imprint' | 'rules';

const legalText = z.object({ text: z.string(), is_default: z.boolean() });

/** Terms, privacy, imprint or rules, in the words of whoever runs the installation (PEOPLE-14). */
export function LegalText({ name }: { name: LegalName }) {
  const { data, isPending, error, refetch, isFetching } = useQuery({
    queryKey: ['legal', name],
    queryFn: async ({ signal }) =>
      legalText.parse(await (await send(`/legal/${name}.json`, { method: 'GET', signal, mayRepeat: true })).json()),
    staleTime: 300_000,
  });
  if (isPending) return <LoadingScreen />;
  if (!data) return <ErrorState message={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <article className="mx-auto grid w-full max-w-[680px] gap-4 px-(--page) pt-10 pb-24 text-15 text-pretty break-words text-ink-2">
      {parseText(data.text).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text does not change while it is read
        <Part key={index} part={part} />
      ))}
    </article>
  );
}

function Runs({ text }: { text: string }) {
  return splitLinks(text).map((run, index) =>
    typeof run === 'string' ? (
      run
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a text does not change while it is read
      <a key={index} href={run.to} className="link">
        {run.words}
      </a>
    ),
  );
}

function Part({ part }: { part: TextPart }) {
  switch (part.kind) {
    case 'title':
      return (
        <h1 dir="auto" className="title-36 text-ink">
          {part.text}
        </h1>
      );
    case 'heading':
      return (
        <h2 dir="auto" className="title-20 mt-4 text-ink">
          {part.text}
        </h2>
      );
    case 'list':
      return (
        <ul dir="auto" className="grid list-disc gap-1.5 ps-5">
          {part.items.map((item) => (
            <li key={item}>
              <Runs text={item} />
            </li>
          ))}
        </ul>
      );
    case 'paragraph':
      return (
        <p dir="auto">
          <Runs text={part.text} />
        </p>
      );
    default:
      return part satisfies never;
  }
}
