import { weeklyMail } from '@loomlight/contract/weekly-mail';
import { useMutation } from '@tanstack/react-query';
import MailX from 'lucide-react/icons/mail-x';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/button.tsx';
import { CentredNote } from '../../ui/centred-note.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';

/** The press that ends the weekly mail; a program that only looks at what a mail links ends nothing (KEEP-80). */
export function StopWeeklyMail({ token }: { token: string | undefined }) {
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => call(weeklyMail.stop, { query: { token: token ?? '' } }),
  });
  const sign = <MailX size={44} strokeWidth={1.25} />;
  const toSettings = (
    <Link to={paths.settings()} className={buttonClass({ tone: 'line', size: 'lg', wide: true })}>
      Go to Settings
    </Link>
  );
  if (isSuccess)
    return (
      <CentredNote sign={sign} title="The weekly mail has ended" actions={toSettings}>
        <p role="status">You get it no more. In your settings you can have it again.</p>
      </CentredNote>
    );
  return (
    <CentredNote
      sign={sign}
      title="The weekly mail"
      actions={
        <>
          <Button size="lg" wide loading={isPending} onClick={() => mutate()}>
            Stop the Weekly Mail
          </Button>
          {toSettings}
        </>
      }
    >
      <p>All other mails stay as you have chosen them in your settings.</p>
      {error && <FormAlert tone="bad">{errorText(error)}</FormAlert>}
    </CentredNote>
  );
}
