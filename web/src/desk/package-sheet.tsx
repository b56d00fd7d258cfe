import { desk, type DeskPackage } from '@loomlight/contract/desk';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { TextField } from '../ui/text-field.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Field } from './field.tsx';

/** Changes a package of credits or makes a new one, at once or from a minute on. */
export function PackageSheet({ pack, onClose }: { pack: DeskPackage; onClose: () => void }) {
  const isNew = pack.id === '';
  const [wish, setWish] = useState({
    ...{ id: pack.id, name: pack.name, description: pack.description, currency: pack.currency, from: '' },
    credits: isNew ? '' : String(pack.credits),
    cents: isNew ? '' : String(pack.price_cents),
    offer: pack.is_active ? 'yes' : 'no',
  });
  const field = (name: keyof typeof wish) => ({
    value: wish[name],
    onChange: ({ target }: { target: { value: string } }) => setWish({ ...wish, [name]: target.value }),
  });
  const body = {
    package_id: wish.id,
    ...(wish.from !== '' && { effective_at: `${wish.from}:00.000Z` }),
    ...{ name: wish.name, description: wish.description, currency: wish.currency },
    ...{ credits: Number(wish.credits), price_cents: Number(wish.cents), is_active: wish.offer === 'yes' },
  };
  const isWhole = [wish.id, wish.name, wish.credits, wish.cents, wish.currency].every((text) => text.trim() !== '');
  return (
    <ActSheet
      title={isNew ? 'New package' : 'Change the package'}
      fields={
        <>
          {isNew && <TextField label="Id" help="Small letters, digits and hyphens; it stays." {...field('id')} />}
          <TextField label="Name" maxLength={60} {...field('name')} />
          <TextField label="Description" maxLength={300} {...field('description')} />
          <TextField label="Credits" inputMode="numeric" {...field('credits')} />
          <TextField label="Price in cents" inputMode="numeric" {...field('cents')} />
          <TextField label="Currency" maxLength={3} {...field('currency')} />
          <Field label="On offer" as="select" value={wish.offer} onChange={(offer) => setWish({ ...wish, offer })}>
            <option value="yes">Yes</option>
            <option value="no">No</option>
          </Field>
          <TextField type="datetime-local" label="From" help="In UTC. Empty for at once." {...field('from')} />
        </>
      }
      input={isWhole ? JSON.stringify(body) : undefined}
      send={({ words, ...sent }) => call(desk.changePackage, { ...sent, body: { ...words, ...body } })}
      onClose={onClose}
    />
  );
}
