import { useQuery } from '@tanstack/react-query';
import Brush from 'lucide-react/icons/brush';
import { useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { phoneQuery } from '../../../lib/use-media-query.ts';
import { Picker } from '../../../ui/picker.tsx';
import { formStore, usePromptForm } from '../form/form-store.ts';
import { imageOptionsQuery } from '../form/image-options.ts';
import { drawChip, type PickProps } from '../form/pick.tsx';

const gallery = lazily(async () => (await import('./style-gallery.tsx')).StyleGallery);
const columns = () => (matchMedia(phoneQuery).matches ? 3 : 6);

/** How it is painted; the tiles of the list show what that looks like (MAKE-51). */
export function StyleSelect({ draw, className = '' }: PickProps) {
  // As in the composer: it changes with each key.
  'use no memo';
  const { style } = usePromptForm();
  const { data } = useQuery(imageOptionsQuery);
  const [sought, setSought] = useState('');
  const styles = data?.styles ?? [{ id: 'none', name: 'None' }];
  const name = styles.find(({ id }) => id === style)?.name ?? 'None';
  const found = styles.filter((style) => style.name.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <Picker
      label="Style"
      value={style}
      options={found.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(chosen) => formStore.patch({ style: chosen })}
      className={className}
      onOpen={() => setSought('')}
      gallery={{
        columns,
        load: gallery.load,
        draw: (list) => <gallery.Component list={list} styles={found} sought={sought} onSeek={setSought} />,
      }}
    >
      {!draw && <Brush size={15} aria-hidden="true" />}
      {draw ? draw('Style', { name }) : drawChip(style === 'none' ? { name: 'Style', note: 'None' } : { name })}
    </Picker>
  );
}
