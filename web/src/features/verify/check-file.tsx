import { checkedFileMaxBytes, provenance } from '@loomlight/contract/provenance';
import { useMutation } from '@tanstack/react-query';
import FileSearch from 'lucide-react/icons/file-search';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../api/error-words.ts';
import { postForm } from '../../api/post-form.ts';
import { cx } from '../../lib/cx.ts';
import { fileSize } from '../../lib/file-size.ts';
import type { PromptProof } from '../../lib/prompt-proof.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { CheckPrompt } from './check-prompt.tsx';
import { promptSentence, sentenceOf, Verdict } from './verdict.tsx';

/** Takes a file and says where it comes from; with its words, whether they were sealed in it (ORIGIN-20). */
export function CheckFile() {
  const picker = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(null);
  const [file, setFile] = useState<File>();
  const [over, setOver] = useState(false);
  const checking = useMutation({
    mutationFn: async ({ file: sent, words }: { readonly file: File; readonly words?: PromptProof }) => {
      sending.current?.abort();
      const { signal } = (sending.current = new AbortController());
      if (sent.size === 0) throw new RefusedFile('This file is empty.');
      if (sent.size > checkedFileMaxBytes)
        throw new RefusedFile(
          `This file has ${fileSize(sent.size)}. At most ${fileSize(checkedFileMaxBytes)} can be checked.`,
        );
      const form = new FormData();
      // Before the file: the server reads a form as it comes.
      for (const [name, value] of Object.entries(words ?? {})) form.set(name, value);
      form.set('file', sent);
      return postForm(provenance.verify, form, signal);
    },
  });
  useEffect(() => () => sending.current?.abort(), []);
  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(chosen);
    checking.mutate({ file: chosen });
  };
  const { data, error, isPending } = checking;
  return (
    <>
      <div
        className={cx(
          'mt-6 grid justify-items-center gap-3 rounded-card border border-dashed px-4 py-10 text-center transition-colors',
          over ? 'border-ink bg-raised' : 'border-control',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files[0]);
        }}
      >
        <FileSearch size={28} strokeWidth={1.5} className="text-ink-3" aria-hidden="true" />
        <p className="text-15 text-ink-2">{over ? 'Drop it here' : 'Drop a picture or film here'}</p>
        <input
          ref={picker}
          type="file"
          accept="image/png,image/jpeg,image/webp,video/mp4"
          aria-label="File to check"
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            // The same file may be chosen again.
            target.value = '';
            take(chosen);
          }}
        />
        <Button loading={isPending} onClick={() => picker.current?.click()}>
          {file ? 'Choose another file' : 'Choose a file'}
        </Button>
        <p className="text-13 text-pretty text-ink-3">
          The file is sent, read and forgotten. PNG, JPEG, WebP and MP4, up to {fileSize(checkedFileMaxBytes)}.
        </p>
      </div>
      <p role="status" className="sr-only">
        {isPending
          ? 'Checking the file…'
          : data && `${sentenceOf(data)} ${data.prompt === 'not_asked' ? '' : promptSentence(data)}`}
      </p>
      {error && (
        <div className="mt-5">
          <FormAlert tone="bad">{error instanceof RefusedFile ? error.message : errorText(error)}</FormAlert>
        </div>
      )}
      {file && data && !isPending && <Verdict name={file.name} checked={data} />}
      {file && <CheckPrompt busy={isPending} onCheck={(words) => checking.mutate({ file, words })} />}
    </>
  );
}

/** A file that is not even sent, with the sentence that says why. */
class RefusedFile extends Error {}
