import { contract, type UploadRoom as Room } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { fileSize } from '../../lib/file-size.ts';

/** What the person's uploads take, in a quiet line; nothing while that is not known. */
export function UploadRoom() {
  const { data } = useQuery({
    queryKey: ['settings', 'uploads'],
    queryFn: ({ signal }) => call(contract.userSettings.settings, { signal }),
  });
  return data && <p className="num mt-3 text-13 text-pretty text-ink-3">{sentence(data.uploads)}</p>;
}

function sentence({ bytes, waiting_files: files, waiting_bytes: waiting }: Room): string {
  const part = ({ used, max }: Room['bytes']): string => `${fileSize(used)} of ${fileSize(max)}`;
  return `Uploads: ${part(bytes)}. ${files.used} of ${files.max} wait to be used (${part(waiting)}) and are removed after a day.`;
}
