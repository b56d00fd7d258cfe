import { contract, type ReplyOf } from '@loomlight/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import CreditCard from 'lucide-react/icons/credit-card';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog }));

type Methods = ReplyOf<typeof contract.payments.methods>;
type Method = Methods['payment_methods'][number];

/** Cards that the payment provider keeps; their numbers never come here, and a new one is added on its own page. */
export function PaymentMethods() {
  const queryClient = useQueryClient();
  const [removing, setRemoving] = useState<Method>();
  const { data, isPending, isError, error, refetch, isFetching } = useQuery({
    queryKey: keys.paymentMethods,
    queryFn: ({ signal }) => call(contract.payments.methods, { signal }),
  });
  const fail = (reason: unknown) => toast.error(errorText(reason));
  const add = useMutation({
    mutationFn: () => call(contract.payments.addMethod),
    onSuccess: ({ setup_url }) => window.location.assign(setup_url),
    onError: fail,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Method) => call(contract.payments.removeMethod, { params: { id } }),
    onError: fail,
    // Which card comes first after it is the provider's to say.
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.paymentMethods }),
  });
  const makeDefault = useMutation({
    mutationFn: ({ id }: Method) => call(contract.payments.defaultMethod, { params: { id } }),
    onSuccess: (methods) => queryClient.setQueryData<Methods>(keys.paymentMethods, methods),
    onError: fail,
  });
  const busy = remove.isPending || makeDefault.isPending;

  return (
    <div className="mt-5">
      <div className="flex items-center justify-between gap-x-6">
        <h3 className="font-medium">Payment methods</h3>
        <Button tone="line" size="sm" loading={add.isPending || add.isSuccess} onClick={() => add.mutate()}>
          Add a card
        </Button>
      </div>
      {isPending && <Skeleton className="my-3 h-9" />}
      {isError && <ErrorState message={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />}
      {data?.payment_methods.length === 0 && (
        <p className="py-3 text-ink-3">No card is kept. You can pay without keeping one.</p>
      )}
      <ul aria-label="Payment methods" aria-busy={busy}>
        {data?.payment_methods.map((method) => (
          <MethodRow
            key={method.id}
            method={method}
            disabled={busy}
            onDefault={() => makeDefault.mutate(method)}
            onRemove={() => setRemoving(method)}
          />
        ))}
      </ul>
      {removing && (
        <Suspense>
          <ConfirmDialog
            title="Remove this card?"
            description={`The payment provider forgets ${nameOf(removing)}. You can add it again at any time.`}
            action="Remove"
            danger
            onConfirm={() => remove.mutate(removing)}
            onClose={() => setRemoving(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface MethodRowProps {
  method: Method;
  disabled: boolean;
  onDefault: () => void;
  onRemove: () => void;
}

function MethodRow({ method, disabled, onDefault, onRemove }: MethodRowProps) {
  const expiry = `${String(method.exp_month).padStart(2, '0')}/${String(method.exp_year % 100).padStart(2, '0')}`;
  return (
    <li className="flex items-center gap-3 border-b border-line py-3">
      <CreditCard size={20} strokeWidth={1.5} className="flex-none text-ink-3" aria-hidden="true" />
      <p className="min-w-0 flex-1">
        <b className="block font-medium">{nameOf(method)}</b>
        <span className="num text-12 text-ink-3">Expires {expiry}</span>
      </p>
      {method.is_default ? (
        <span className="text-13 text-ink-3">Default</span>
      ) : (
        <Button
          tone="quiet"
          size="sm"
          disabled={disabled}
          aria-label={`Make ${nameOf(method)} the default`}
          onClick={onDefault}
        >
          Make default
        </Button>
      )}
      <IconButton label={`Remove ${nameOf(method)}`} disabled={disabled} className="-mr-2" onClick={onRemove}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** 'Visa ending in 4242'. */
function nameOf({ brand, last4 }: Method): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;
}
