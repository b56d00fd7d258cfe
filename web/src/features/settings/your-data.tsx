import { type Self } from '@loomlight/contract';
import { privacy } from '@loomlight/contract/privacy';
import { useMutation } from '@tanstack/react-query';
import { callForBytes } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { saveBlob } from '../../lib/download.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ImportArchive } from './import-archive.tsx';
import { UploadRoom } from './upload-room.tsx';

const formats = [
  { format: 'zip', label: 'Download everything (ZIP)' },
  { format: 'json', label: 'Download data only (JSON)' },
] as const;
type Format = (typeof formats)[number]['format'];

/** A copy of everything that is one's own, and the way out. */
export function YourData({ self }: { self: Self }) {
  const { mutate, isPending, variables, isSuccess, error } = useMutation({
    mutationFn: async (format: Format) => {
      const bytes = await callForBytes(privacy.exportData, { query: { format } });
      saveBlob(bytes, `loomlight-${new Date().toISOString().slice(0, 10)}`, format);
    },
  });
  return (
    <>
      <section aria-labelledby="your-data" className="mt-10 border-t border-line pt-6">
        <h2 id="your-data" className="title-20">
          Your data
        </h2>
        <p className="mt-3 text-pretty text-ink-3">
          Your account, creations, bought prompts, ledger, orders and devices. The ZIP also holds your pictures and
          films. A mail tells you that a copy was made.
        </p>
        <UploadRoom />
        <div className="mt-4 flex flex-wrap gap-2">
          {formats.map(({ format, label }) => (
            <Button
              key={format}
              tone="line"
              loading={isPending && variables === format}
              disabled={isPending}
              onClick={() => mutate(format)}
            >
              {label}
            </Button>
          ))}
        </div>
        <div role="status" className="mt-3 text-13 text-green">
          {isSuccess && 'Your copy has been downloaded.'}
        </div>
        {error && <FormAlert tone="bad">{errorText(error)}</FormAlert>}
        <ImportArchive />
      </section>
      <DeleteAccount self={self} />
    </>
  );
}
