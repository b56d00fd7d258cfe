import { useQuery } from '@tanstack/react-query';
import Paintbrush from 'lucide-react/icons/paintbrush';
import { Select } from '../../../ui/select.tsx';
import { formStore, usePromptForm } from '../form/form-store.ts';
import { imageOptionsQuery } from '../form/image-options.ts';
import { drawChip, type PickProps } from '../form/pick.tsx';

/** The same words in every style, painted by `engine/tools/paint-thumbnails.ts` from `web/tools/style-thumbnails.json`. */
const thumbs = import.meta.glob<string>('./style-thumbs/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** How it is painted; the list shows what that looks like. */
export function StyleSelect({ draw, className = '' }: PickProps) {
  const { style } = usePromptForm();
  const { data } = useQuery(imageOptionsQuery);
  const styles = data?.styles ?? [{ id: 'none', name: 'None' }];
  const name = styles.find(({ id }) => id === style)?.name ?? 'None';
  const sign = <Paintbrush size={15} aria-hidden="true" />;
  return (
    <Select
      label="Style"
      value={style}
      options={styles.map(({ id, name }) => ({
        value: id,
        label: name,
        icon: <StyleThumb id={id} />,
      }))}
      onChange={(chosen) => formStore.patch({ style: chosen })}
      icon={draw ? <></> : sign}
      className={className}
    >
      {draw ? draw('Style', { name }) : drawChip(style === 'none' ? { name: 'Style', note: 'None' } : { name })}
    </Select>
  );
}

function StyleThumb({ id }: { id: string }) {
  const address = thumbs[`./style-thumbs/${id}.webp`];
  return (
    <span className="size-8 flex-none overflow-hidden rounded-picture bg-raised max-sm:size-10">
      {address && <img src={address} alt="" width={96} height={96} className="size-full object-cover" />}
    </span>
  );
}
