import { type CheckedFile, checkedFileMaxBytes, provenance } from '@loomlight/contract/provenance';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { postForm } from '../../api/post-form.ts';
import { certificatesQuery, currentCertificates } from '../../api/published-certificates.ts';
import { fileSize } from '../../lib/file-size.ts';
import type { PromptProof } from '../../lib/prompt-proof.ts';
import { opensSeal } from '../../lib/prompt-seal.ts';
import { type DeviceFinding, judgeAnswer, type JudgedFile } from './judge-answer.ts';
import { canReadHere, CannotReadHere, DeviceReader } from './read-on-device.ts';

/** A file that is not even looked at, with the sentence that says why. */
export class RefusedFile extends Error {}

type Found = ({ readonly kind: 'read' } & DeviceFinding) | { readonly kind: 'sent'; readonly checked: CheckedFile };

interface Order {
  readonly file: File;
  /** To be held against the seal where the file is sent. */
  readonly words?: PromptProof;
  readonly way: 'read' | 'send';
}

/** Checks one file after the other: on this device where it can, by sending where it cannot or somebody wants it (ORIGIN-30, ORIGIN-31). */
export function useCheck() {
  const client = useQueryClient();
  const stays = canReadHere();
  const [progress, setProgress] = useState<number>();
  const [reader] = useState(() => new DeviceReader());
  const sending = useRef<AbortController>(null);
  useQuery({ ...certificatesQuery, enabled: stays });
  useEffect(
    () => () => {
      sending.current?.abort();
      reader.close();
    },
    [reader],
  );
  // By itself a mutation waits for a network; what is sent without one is told so.
  const checking = useMutation({
    networkMode: 'always',
    mutationFn: async ({ file, words, way }: Order): Promise<Found> => {
      sending.current?.abort();
      refuse(file);
      if (way === 'send') {
        const { signal } = (sending.current = new AbortController());
        return { kind: 'sent', checked: await send(file, { words, signal }) };
      }
      const certificates = currentCertificates(client);
      // Whoever has nothing signed needs none of them.
      certificates.catch(() => undefined);
      const anchors = async () => [...new Set((await certificates).map(({ root }) => root))].join('');
      try {
        const answer = await reader.read(file, { anchors, onProgress: setProgress });
        return { kind: 'read', answer, certificates: answer.kind === 'read' ? await certificates : [] };
      } catch (error) {
        throw error instanceof DOMException
          ? new RefusedFile('This file cannot be read any more. Choose it again.', { cause: error })
          : error;
      } finally {
        setProgress(undefined);
      }
    },
  });
  const opening = useMutation({
    networkMode: 'always',
    mutationFn: ({ seal, words }: { seal: JudgedFile['seal']; words: PromptProof }) =>
      seal ? opensSeal(seal, words) : Promise.resolve(false),
  });
  const found = checking.data;
  const alone = found?.kind === 'read' ? judgeAnswer(found, undefined) : undefined;
  // Waits for a network by itself, and says nothing where there is no answer: the verdict stands without it.
  const lookup = useQuery({
    queryKey: ['provenance', 'lookup', alone?.named],
    queryFn: ({ signal }) => call(provenance.lookup, { body: alone?.named ?? { item: '', fingerprint: '' }, signal }),
    enabled: alone?.named !== undefined,
    staleTime: 0,
  });
  const judged = found?.kind === 'read' ? judgeAnswer(found, lookup.data) : undefined;
  const file = checking.variables?.file;
  const begin = (order: Order) => {
    opening.reset();
    checking.mutate(order);
  };
  return {
    file,
    stays,
    progress,
    isPending: checking.isPending,
    isSending: checking.isPending && checking.variables?.way === 'send',
    error: checking.error,
    /** True where the file was not read here and can be sent. */
    maySend: checking.error instanceof CannotReadHere,
    checked: found?.kind === 'sent' ? found.checked : judged && { ...judged.checked, prompt: promptOf(opening.data) },
    /** True where nothing of the file has been sent. */
    isKept: found?.kind === 'read',
    /** True where the verdict could be a better one, if this installation could be asked. */
    isUnasked: judged?.checked.signer?.state === 'withdrawn' && lookup.data === undefined,
    take: (chosen: File) => begin({ file: chosen, way: stays ? 'read' : 'send' }),
    send: () => file && begin({ file, way: 'send' }),
    hold: (words: PromptProof) => {
      if (judged) opening.mutate({ seal: judged.seal, words });
      else if (file) begin({ file, words, way: 'send' });
    },
  };
}

function promptOf(opens: boolean | undefined): CheckedFile['prompt'] {
  if (opens === undefined) return 'not_asked';
  return opens ? 'opens' : 'does_not_open';
}

function refuse({ size }: File): void {
  if (size === 0) throw new RefusedFile('This file is empty.');
  if (size > checkedFileMaxBytes)
    throw new RefusedFile(`This file has ${fileSize(size)}. At most ${fileSize(checkedFileMaxBytes)} can be checked.`);
}

function send(
  file: File,
  { words, signal }: { readonly words: PromptProof | undefined; readonly signal: AbortSignal },
): Promise<CheckedFile> {
  const form = new FormData();
  // Before the file: the server reads a form as it comes.
  for (const [name, value] of Object.entries(words ?? {})) form.set(name, value);
  form.set('file', file);
  return postForm(provenance.verify, form, signal);
}
