import type { Content } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { Mark } from '../../ui/mark.tsx';
import { toast, undoMs } from '../../ui/toast.ts';
import { titleOf, visibleContentQuery } from '../content/index.ts';
import { useContentForm, useHasLeftFilling, usePromptDraft } from '../prompt-form/index.ts';
import { Bench } from './bench.tsx';

/** /generate: the form with an empty place beside it; a copied prompt arrives here, and so does an item to remix (PEOPLE-25). */
export function EmptyBench() {
  usePromptDraft(() => undefined);
  const named = useRemixed();
  const remixed = useHasLeftFilling() ? undefined : named;
  return (
    <Bench place={{}}>
      <div className="m-auto grid justify-items-center gap-3 px-(--page) py-16 text-center text-ink-3">
        {remixed?.small_url ? (
          <img src={remixed.small_url} alt={titleOf(remixed)} className="mb-1 size-24 rounded-[8px] object-cover" />
        ) : (
          <Mark size={40} />
        )}
        <h1 className="title-36 text-ink">Ready to create</h1>
        <p className="max-w-[360px] text-pretty">
          {remixed
            ? `The form is filled from ${remixed.content_type === 'image' ? 'a picture' : 'a film'} by ${remixed.username}. Change what you like.`
            : 'Describe a picture or a film. It develops here, usually within a minute.'}
        </p>
      </div>
    </Bench>
  );
}

/** The item that the address names, which the form is filled from: the draft below it is kept, and one is told so. */
function useRemixed(): Content | undefined {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const arrival = useNavigationType();
  const id = search.get('remix');
  const kind = search.get('kind') === 'video' ? 'video' : 'image';
  const { data } = useQuery({ ...visibleContentQuery(kind, id ?? ''), enabled: id !== null });
  const content = id === null ? undefined : data;
  // What is said outlives the page: one who has gone on is not led back.
  const here = useRef<string>(null);
  useEffect(() => {
    here.current = id;
    return () => {
      here.current = null;
    };
  }, [id]);
  useContentForm(content, {
    isRemix: true,
    onFilled: (draft) => {
      // Told once, and not with every reload.
      if (draft === 'none' || arrival !== NavigationType.Push) return;
      const undo = () => {
        if (here.current === id) void navigate(-1);
      };
      toast.info('Your draft is kept', { durationMs: undoMs, action: { label: 'Undo', act: undo } });
    },
  });
  return content;
}
