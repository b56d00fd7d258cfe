import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { preferencesQuery } from '../../../api/queries.ts';
import { useViewer } from '../../account/index.ts';
import { applyPreferences } from '../form/form-defaults.ts';

/** For somebody who is signed in, the form begins as they prefer; without an answer it begins as everybody's. */
export function useFormDefaults({ besideResult }: { readonly besideResult: boolean }): void {
  const isMember = useViewer().kind === 'member';
  const { data } = useQuery({ ...preferencesQuery, enabled: isMember });
  useEffect(() => {
    if (isMember && data) applyPreferences(data, { besideResult });
  }, [isMember, data, besideResult]);
}
