import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../ui/toast.ts';
import { useViewer } from '../account/index.ts';
import { useStartGeneration, type Wish } from '../start-generation/index.ts';
import { takeKeptStart } from './kept-start.ts';

/** Sends what waited for the network when the page before this one was left, once and for the same person (MAKE-87). Draws nothing. */
export function KeptStarts() {
  useKeptStart('form');
  useKeptStart('again');
  return null;
}

function useKeptStart(sender: 'form' | 'again'): void {
  const queryClient = useQueryClient();
  const viewer = useViewer();
  const say = (failure: string | null) => {
    if (failure !== null) toast.error(failure);
  };
  const { start } = useStartGeneration({ from: sender, say });
  const send = useEffectEvent((person: string) => {
    // It waits in this very page, which will send it.
    if (queryClient.isMutating({ mutationKey: ['start-generation', sender] }) > 0) return;
    const request = takeKeptStart(sender, person);
    // Body and medium belong together in what was kept, and so in the wish.
    if (request) start({ ...request, body: () => request.body } as Wish);
  });
  const person = viewer.kind === 'member' ? viewer.self.id : undefined;
  useEffect(() => {
    if (person !== undefined) send(person);
  }, [person]);
}
