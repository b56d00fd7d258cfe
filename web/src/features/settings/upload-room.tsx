import type { UploadRoom as Room } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { fileSize } from '../../lib/file-size.ts';
import { settingsQuery } from './settings-query.ts';

/** What the person's uploads take, in a quiet line; nothing while that is not known. */
export function UploadRoom() {
  const { data } = useQuery(settingsQuery);
  return data && <p className="num mt-3 text-13 text-pretty text-ink-3">{sentence(data.uploads)}</p>;
}

function sentence({ bytes, waiting_files: files, waiting_bytes: waiting }: Room): string {
  const part = ({ used, max }: Room['bytes']): string => `${fileSize(used)} of ${fileSize(max)}`;
  return `Uploads: ${part(bytes)}. ${files.used} of ${files.max} wait to be used (${part(waiting)}) and are removed after a day.`;
}
