import Bookmark from 'lucide-react/icons/bookmark';
import Images from 'lucide-react/icons/images';
import ReceiptText from 'lucide-react/icons/receipt-text';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useNavigate } from 'react-router';
import { type AuthState, paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { SignInReason } from './account-dialog-store.ts';
import { CommunityStrip } from './community-strip.tsx';
import { WelcomeGift } from './welcome-gift.tsx';

/** The sentences of R-ERR-37 to R-ERR-39, word for word, and those of what generates nothing (PEOPLE-31). */
const words: Readonly<Record<SignInReason, string>> = {
  general:
    'You need to sign in to generate content. Create an account or sign in to start creating amazing AI images and videos.',
  image: 'You need to sign in to generate images. Create an account or sign in to continue creating.',
  favorite: 'You need to sign in to favorite creations. Create an account or sign in to keep what you love.',
  collect: 'You need to sign in to collect creations. Create an account or sign in to put them side by side.',
  follow: 'You need to sign in to follow people. Create an account or sign in to see what they make next.',
  unlock: 'You need to sign in to unlock prompts. Create an account or sign in to read what others have written.',
  video: 'You need to sign in to generate videos. Create an account or sign in to start creating amazing AI videos.',
};

const benefits = [
  { text: 'Generate images and videos', Sign: Images },
  { text: 'Save creations to gallery', Sign: Bookmark },
  { text: 'Advanced settings', Sign: SlidersHorizontal },
  { text: 'Track credits and usage', Sign: ReceiptText },
] as const;

/** A guest wants what only members may do: why an account is worth it, and the ways to one. */
export function LoginRequired({ reason, onClose }: { reason: SignInReason; onClose: () => void }) {
  const navigate = useNavigate();
  const go = (state: AuthState) => {
    onClose();
    void navigate(paths.auth(), { state });
  };
  return (
    <Dialog title="Login Required" description={words[reason]} banner={<CommunityStrip />} onClose={onClose}>
      <ul className="grid gap-[9px] py-0.5">
        {benefits.map(({ text, Sign }) => (
          <li key={text} className="flex items-center gap-2.5">
            <Sign size={16} className="text-ink-3" aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      <WelcomeGift when="when you create an account" />
      <div className="mt-2 grid gap-2">
        <Button size="lg" wide onClick={() => go({ showLogin: true })}>
          Sign In
        </Button>
        <Button tone="line" size="lg" wide onClick={() => go({ showLogin: false })}>
          Create Account
        </Button>
        <Button tone="quiet" wide className="-mb-2" onClick={onClose}>
          Maybe later
        </Button>
      </div>
    </Dialog>
  );
}
