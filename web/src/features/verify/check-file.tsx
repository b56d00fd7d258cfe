import { errorText } from '../../api/error-words.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { CheckPrompt } from './check-prompt.tsx';
import { FileZone } from './file-zone.tsx';
import type { KnownFile } from './judge-answer.ts';
import { CannotReadHere } from './read-on-device.ts';
import { RefusedFile, useCheck } from './use-check.ts';
import { lookSentence, promptSentence, sentenceOf, Verdict } from './verdict.tsx';

/** Takes a file and says where it comes from; with its words, whether they were sealed in it (ORIGIN-20). */
export function CheckFile() {
  const check = useCheck();
  const { file, checked, error, isPending } = check;
  return (
    <>
      <FileZone
        again={file !== undefined}
        busy={isPending}
        stays={check.stays}
        progress={check.progress}
        onFile={check.take}
      />
      <p role="status" className="sr-only">
        {isPending ? progressSentence(check) : checked && spoken(checked)}
      </p>
      {error && (
        <div className="mt-5 grid justify-items-start gap-3">
          <FormAlert tone="bad">{sentenceOfError(error)}</FormAlert>
          {check.maySend && (
            <Button tone="line" onClick={check.send}>
              Send the file to be checked
            </Button>
          )}
        </div>
      )}
      {file && checked && !isPending && (
        <>
          <Verdict name={file.name} checked={checked} />
          {check.isUnasked && (
            <p className="mt-3 text-13 text-pretty text-ink-3">
              With a connection this site could say whether the file is older than that.
            </p>
          )}
          {checked.mark_look === 'not_now' && (
            <Button tone="line" onClick={check.send} className="mt-5">
              Look again
            </Button>
          )}
          {check.isKept && mayBeMarked(file, checked) && (
            <div className="mt-5 grid justify-items-start gap-2">
              <Button tone="line" onClick={check.send} className="h-auto min-h-10 py-2 whitespace-normal">
                Look for the invisible mark (sends the file)
              </Button>
              <p className="text-13 text-pretty text-ink-3">
                So far nothing of this file has left your device. For this it is sent, looked at and forgotten.
              </p>
            </div>
          )}
        </>
      )}
      {file && <CheckPrompt busy={isPending} onCheck={check.hold} />}
    </>
  );
}

function progressSentence({ progress, isSending }: ReturnType<typeof useCheck>): string {
  if (isSending) return 'Sending and checking the file…';
  return progress === undefined ? 'Checking the file…' : 'Loading the reader…';
}

function spoken(checked: KnownFile): string {
  const words = checked.prompt === 'not_asked' ? undefined : promptSentence(checked);
  return [sentenceOf(checked), lookSentence(checked), words].filter(Boolean).join(' ');
}

function sentenceOfError(error: Error): string {
  return error instanceof RefusedFile || error instanceof CannotReadHere ? error.message : errorText(error);
}

/** As large as a picture may be that is looked at for a mark; films have none. */
const markedMaxBytes = 20_000_000;

function mayBeMarked({ size, type }: File, { verdict }: KnownFile): boolean {
  return verdict !== 'valid' && size <= markedMaxBytes && !type.startsWith('video/');
}
