import { desk } from '@loomlight/contract/desk';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { TextField } from '../ui/text-field.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Field } from './field.tsx';

/** A sentence above the header of every page. */
export function BannerSheet({ onClose }: { onClose: () => void }) {
  const [wish, setWish] = useState({ text: '', link: '', from: '', until: '', tone: 'info', close: 'yes' });
  const field = (name: keyof typeof wish) => ({
    value: wish[name],
    onChange: ({ target }: { target: { value: string } }) => setWish({ ...wish, [name]: target.value }),
  });
  const body = {
    text: wish.text,
    ...(wish.from !== '' && { from: `${wish.from}:00.000Z` }),
    until: `${wish.until}:00.000Z`,
    is_dismissible: wish.close === 'yes',
    tone: wish.tone === 'warning' ? ('warning' as const) : ('info' as const),
    ...(wish.link.trim() !== '' && { link: wish.link.trim() }),
  };
  return (
    <ActSheet
      title="New banner"
      fields={
        <>
          <TextField label="Text" maxLength={200} {...field('text')} />
          <TextField
            label="Where “Read more” leads"
            help="An address, or a page of this site such as /help. Empty for nowhere."
            maxLength={500}
            {...field('link')}
          />
          <Field label="Tone" as="select" value={wish.tone} onChange={(value) => setWish({ ...wish, tone: value })}>
            <option value="info">A notice</option>
            <option value="warning">A warning</option>
          </Field>
          <TextField type="datetime-local" label="From" help="In UTC. Empty for at once." {...field('from')} />
          <TextField type="datetime-local" label="Until" help="In UTC." {...field('until')} />
          <Field
            label="Can be closed"
            as="select"
            value={wish.close}
            onChange={(value) => setWish({ ...wish, close: value })}
          >
            <option value="yes">Yes</option>
            <option value="no">No</option>
          </Field>
        </>
      }
      input={wish.text.trim() === '' || wish.until === '' ? undefined : JSON.stringify(body)}
      send={({ words, ...sent }) => call(desk.showBanner, { ...sent, body: { ...words, ...body } })}
      onClose={onClose}
    />
  );
}
