import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { saveBlob } from '../../lib/download.ts';
import { siteName } from '../../lib/site-name.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { copyText } from './copy-text.ts';

/** The recovery codes, this once: it closes by its button alone, since a press beside it would lose them. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = codes.join('\n');
  const save = (): void => {
    const words = `Recovery codes for ${siteName()}. Each of them works once.\n\n${text}\n`;
    saveBlob(new Blob([words], { type: 'text/plain' }), 'loomlight-recovery-codes', 'txt');
  };
  return (
    <Dialog
      title="Your recovery codes"
      description="Each of them signs you in once, when your phone or your passkey is lost. Keep them where only you find them: they are not shown again."
      role="alertdialog"
      onClose={() => undefined}
    >
      <ul
        aria-label="Recovery codes"
        dir="ltr"
        className="grid gap-x-6 gap-y-1.5 rounded-button border border-line p-3 font-mono text-13 select-all sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button tone="line" onClick={() => void copyText(text, 'Recovery codes copied to clipboard!')}>
          <Copy size={16} aria-hidden="true" />
          Copy
        </Button>
        <Button tone="line" onClick={save}>
          <Download size={16} aria-hidden="true" />
          Download
        </Button>
      </div>
      <div className="dialog-acts">
        <Button onClick={onClose}>I have kept them</Button>
      </div>
    </Dialog>
  );
}
