import { refusals } from '@loomlight/contract/refusals';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { toast } from '../../ui/toast.ts';
import type { Refused } from './account-dialog-store.ts';

/**
 * Says which rule a prompt has met; nothing was charged, and it is still in the box (DESK-28). Who takes it for a mistake says so once, and only then
 * are the words kept (DESK-108).
 */
export function PromptRefused({ error: { message, details }, prompt, onClose }: Refused & { onClose: () => void }) {
  const id = details.find(({ path }) => path === 'refusal_id')?.message;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(refusals.object, { params: { id: id ?? '' }, body: { prompt } }),
    onSuccess: () => {
      toast.success('Thank you. Somebody looks at it, and answers by mail.');
      onClose();
    },
  });
  return (
    <Dialog title="This prompt was refused" description={message} onClose={onClose}>
      {error && <FormAlert tone="bad">{errorText(error)}</FormAlert>}
      <div className="dialog-acts">
        <Link to={paths.rules()} className={buttonClass({ tone: 'quiet' })} onClick={onClose}>
          Read the rules
        </Link>
        {id && (
          <Button tone="quiet" loading={isPending} onClick={() => mutate()}>
            This is a mistake
          </Button>
        )}
        <Button onClick={onClose}>Edit prompt</Button>
      </div>
    </Dialog>
  );
}
