import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { CreditShortage } from './account-dialog-store.ts';

/** Something costs more than is left: by how much, and the way to more. */
export function InsufficientCredits({ needed, balance, onClose }: CreditShortage & { onClose: () => void }) {
  const navigate = useNavigate();
  const missing = Math.max(0, needed - balance);
  const have = needed > 0 ? Math.min(100, (balance / needed) * 100) : 0;
  const figures = [
    { name: 'Needed', value: needed },
    { name: 'Balance', value: balance },
    { name: 'Missing', value: missing },
  ];
  return (
    <Dialog
      title="Insufficient Credits"
      description="This costs more than you have left. Nothing was charged, and your settings stay as they are."
      onClose={onClose}
    >
      <div className="rounded-menu bg-[light-dark(var(--color-raised),var(--color-surface))] p-4">
        <dl className="grid grid-cols-3">
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-12 text-ink-3">{name}</dt>
              <dd
                className={`num mt-0.5 text-26 font-medium tracking-[-0.03em] ${name === 'Missing' ? 'text-amber-text' : ''}`}
              >
                {value.toLocaleString('en-US')}
              </dd>
            </div>
          ))}
        </dl>
        <div aria-hidden="true" className="mt-3.5 flex h-1.5 gap-[3px]">
          {have > 0 && <i className="rounded-full bg-amber" style={{ width: `${have}%` }} />}
          <i className="flex-1 rounded-full bg-[repeating-linear-gradient(115deg,var(--color-line-strong)_0_3px,transparent_3px_6px)]" />
        </div>
      </div>
      <div className="dialog-acts">
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button
          tone="amber"
          onClick={() => {
            onClose();
            void navigate(paths.credits());
          }}
        >
          Buy Credits
        </Button>
      </div>
    </Dialog>
  );
}
