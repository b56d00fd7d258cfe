import { type Content, isReadyStatus, limits } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import Pin from 'lucide-react/icons/pin';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useViewer } from '../account/index.ts';
import { pinsOf, useSetPins } from '../pins/index.ts';
import { countContents } from './bulk-words.ts';

/** Pins what was chosen to the profile, after what is pinned already; says why where that cannot be (KEEP-71). */
export function PinSeveral({ chosen }: { chosen: readonly Content[] }) {
  const viewer = useViewer();
  const username = viewer.kind === 'member' ? viewer.self.username : '';
  const { data: pinned } = useQuery({ ...pinsOf(username), enabled: username !== '' });
  const { mutate, isPending } = useSetPins(username);
  const pin = () => {
    if (chosen.length === 0 || !pinned || isPending) return;
    const open = chosen.filter((item) => item.is_public && !item.is_prompt_locked && isReadyStatus(item.status));
    if (open.length < chosen.length) return toast.error('Only public creations with an open prompt can be pinned.');
    const added = open.filter(({ id }) => pinned.every((item) => item.id !== id));
    if (pinned.length + added.length > limits.pinsMax)
      return toast.error(`At most ${limits.pinsMax} creations can be pinned. ${pinned.length} are pinned already.`);
    mutate([...pinned, ...added], {
      onSuccess: () => toast.success(`${countContents(chosen.length)} pinned to your profile.`),
    });
  };
  return (
    <Button
      tone="quiet"
      size="sm"
      className="max-sm:flex-1"
      aria-disabled={chosen.length === 0 || undefined}
      loading={isPending}
      onClick={pin}
    >
      <Pin size={15} aria-hidden="true" />
      <span className="max-sm:sr-only">Pin</span>
    </Button>
  );
}
