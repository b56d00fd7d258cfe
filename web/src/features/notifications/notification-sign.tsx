import type { Notification } from '@loomlight/contract';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Coins from 'lucide-react/icons/coins';
import Flag from 'lucide-react/icons/flag';
import Heart from 'lucide-react/icons/heart';
import Scale from 'lucide-react/icons/scale';
import UserPlus from 'lucide-react/icons/user-plus';

/** What kind of news it is, for the eye alone: the title says it in words. */
export function NotificationSign({ news }: { news: Pick<Notification, 'kind' | 'type'> }) {
  const { Sign, colour } = signOf(news);
  return <Sign size={18} strokeWidth={1.75} className={`mt-0.5 flex-none ${colour}`} aria-hidden="true" />;
}

function signOf({ kind, type }: Pick<Notification, 'kind' | 'type'>) {
  switch (kind) {
    case 'generation':
      return type === 'generation_failed'
        ? { Sign: CircleX, colour: 'text-red' }
        : { Sign: CircleCheck, colour: 'text-green' };
    case 'favorite':
      return { Sign: Heart, colour: 'text-ink-2' };
    case 'follow':
      return { Sign: UserPlus, colour: 'text-ink-2' };
    case 'sale':
      return { Sign: Coins, colour: 'text-green' };
    case 'desk':
      return { Sign: Flag, colour: 'text-red' };
    case 'decision':
      return { Sign: Scale, colour: 'text-ink-2' };
    case 'payment':
      return { Sign: Coins, colour: 'text-ink-2' };
    default:
      return kind satisfies never;
  }
}
