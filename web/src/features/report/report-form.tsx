import {
  parseReportedAddress,
  reportBody,
  reportCapacities,
  reportCategories,
  type ReportCapacity,
  type ReportCategory,
  reportLimits,
  reports,
  signedCategories,
} from '@loomlight/contract/reports';
import Check from 'lucide-react/icons/check';
import { type FormEvent, useId, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError, errorText } from '../../api/error-words.ts';
import { tabStore } from '../../lib/local-store.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useViewer } from '../account/index.ts';
import { Choices } from './choices.tsx';
import { capacities, categories, clockWords } from './report-words.ts';
import { ReportSent, type Sent } from './report-sent.tsx';
import { solveChallenge } from './solve-challenge.ts';

const draftKey = 'report';
const notOurs = 'This is not an address of this site.';

interface Draft {
  category: ReportCategory | undefined;
  addresses: string;
  explanation: string;
  name: string | undefined;
  email: string | undefined;
  capacity: ReportCapacity | undefined;
  goodFaith: boolean;
  signature: string;
}

/** The form of `/report`. What was written stays in the tab until it has been sent. */
export function ReportForm({ about }: { about: string | null }) {
  const viewer = useViewer();
  const [draft, setDraft] = useState(() => readDraft(about));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<Sent>();
  const form = useRef<HTMLFormElement>(null);
  // The same report again is sent with the same solution, which finds the first answer.
  const solved = useRef<{ readonly body: string; readonly solution: string }>(null);
  if (sent) return <ReportSent sent={sent} />;

  const self = viewer.kind === 'member' ? viewer.self : undefined;
  const name = draft.name ?? self?.username ?? '';
  const email = draft.email ?? self?.email ?? '';
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    tabStore.write(draftKey, next);
  };
  const addresses = [...new Set(linesOf(draft.addresses))];
  const isSigned = draft.category !== undefined && signedCategories.has(draft.category);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending) return;
    const filled = (text: string) => (text.trim() === '' ? undefined : text);
    const read = reportBody.safeParse({
      category: draft.category,
      addresses,
      explanation: draft.explanation,
      name: filled(name),
      email: filled(email),
      capacity: draft.capacity,
      good_faith: draft.goodFaith,
      ...(isSigned && { signature: filled(draft.signature) }),
    });
    const foreign = addresses.some((address) => !isOurs(address));
    if (!read.success || foreign) {
      const issues = read.success ? [] : read.error.issues;
      const found = issues.map(({ path, message }) => [String(path[0]), sentenceOf(String(path[0]), message)] as const);
      setProblems({ ...Object.fromEntries(found.toReversed()), ...(foreign && { addresses: notOurs }) });
      setFailure('Please look at the marked fields.');
      form.current?.querySelector<HTMLElement>('[data-problem] :is(input, textarea)')?.focus();
      return;
    }
    setProblems({});
    setFailure(undefined);
    setSending(true);
    try {
      const body = JSON.stringify(read.data);
      if (!self && solved.current?.body !== body) solved.current = { body, solution: await solveChallenge() };
      const { solution } = solved.current ?? {};
      const answer = await call(reports.send, { body: { ...read.data, ...(solution && { solution }) } });
      tabStore.remove(draftKey);
      setSent({ number: answer.number, statusUrl: answer.status_url, email: read.data.email });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'challenge_failed') solved.current = null;
      if (error instanceof ApiError && error.details.length > 0)
        setProblems(Object.fromEntries(error.details.map(({ path, message }) => [path.split('.')[0] ?? '', message])));
      setFailure(
        error instanceof ApiError && error.status === 429
          ? 'Too many reports came from here. Please try again in an hour, or write to whom the imprint names.'
          : errorText(error),
      );
      setSending(false);
    }
  };

  return (
    <form ref={form} aria-label="Report" noValidate className="mt-6 grid gap-6" onSubmit={(event) => void send(event)}>
      <Choices
        label="What is it about?"
        value={draft.category}
        problem={problems['category']}
        options={reportCategories.map((value) => ({
          value,
          name: categories[value].name,
          hint: `${categories[value].hint} ${clockWords(value)}`,
        }))}
        onChange={(category) => change({ category })}
      />
      <Area
        label="Addresses"
        value={draft.addresses}
        problem={problems['addresses']}
        help={`1 to ${reportLimits.addressesMax}, one a line: pages, pictures or profiles of this site.`}
        onChange={(text) => change({ addresses: text })}
      />
      {addresses.length > 0 && (
        <ul aria-label="Addresses as they are read" className="-mt-4 grid gap-1 text-13">
          {addresses.map((address) => (
            <li key={address} className="flex min-w-0 items-start gap-1.5">
              {isOurs(address) ? (
                <Check size={14} className="mt-0.5 flex-none text-green" aria-label="An address of this site" />
              ) : (
                <span className="text-red">{notOurs}</span>
              )}
              <span className="min-w-0 [overflow-wrap:anywhere] text-ink-3">{address}</span>
            </li>
          ))}
        </ul>
      )}
      <Area
        label="What is wrong, and why"
        value={draft.explanation}
        problem={problems['explanation']}
        help={`${reportLimits.explanationMin} to ${reportLimits.explanationMax.toLocaleString('en-US')} characters.`}
        rows={6}
        maxLength={reportLimits.explanationMax}
        onChange={(text) => change({ explanation: text })}
      />
      <div data-problem={problems['name'] && ''}>
        <TextField
          label="Your name"
          autoComplete="name"
          value={name}
          maxLength={reportLimits.nameMax}
          error={problems['name']}
          help={draft.category === 'minor_safety' ? 'May stay empty.' : undefined}
          onChange={({ target }) => change({ name: target.value })}
        />
      </div>
      <div data-problem={problems['email'] && ''}>
        <TextField
          label="Your email"
          type="email"
          autoComplete="email"
          value={email}
          maxLength={reportLimits.emailMax}
          error={problems['email']}
          help={
            draft.category === 'minor_safety'
              ? 'May stay empty.'
              : 'For the receipt and the decision, and nothing else.'
          }
          onChange={({ target }) => change({ email: target.value })}
        />
      </div>
      <Choices
        label="I am"
        value={draft.capacity}
        problem={problems['capacity']}
        options={reportCapacities.map((value) => ({ value, name: capacities[value] }))}
        onChange={(capacity) => change({ capacity })}
      />
      <div data-problem={problems['good_faith'] && ''}>
        <Checkbox
          label="I believe in good faith that this is correct and complete."
          checked={draft.goodFaith}
          error={problems['good_faith']}
          onChange={({ target }) => change({ goodFaith: target.checked })}
        />
      </div>
      {isSigned && (
        <div data-problem={problems['signature'] && ''}>
          <TextField
            label="I sign this electronically:"
            value={draft.signature}
            maxLength={reportLimits.nameMax}
            error={problems['signature']}
            onChange={({ target }) => change({ signature: target.value })}
          />
        </div>
      )}
      {failure !== undefined && <FormAlert tone="bad">{failure}</FormAlert>}
      <Button type="submit" loading={sending} className="justify-self-start">
        Send report
      </Button>
    </form>
  );
}

function Area({
  label,
  value,
  problem,
  help,
  rows = 3,
  maxLength,
  onChange,
}: {
  label: string;
  value: string;
  problem: string | undefined;
  help: string;
  rows?: number;
  maxLength?: number;
  onChange: (text: string) => void;
}) {
  const id = useId();
  return (
    <div data-problem={problem && ''}>
      <label htmlFor={id} className="mb-1.5 block text-13 font-medium">
        {label}
      </label>
      <textarea
        id={id}
        className="input min-h-24 py-2.5"
        rows={rows}
        value={value}
        maxLength={maxLength}
        dir="auto"
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-note`} className={`mt-1.5 text-13 ${problem ? 'text-red' : 'text-ink-3'}`}>
        {problem ?? help}
      </p>
    </div>
  );
}

function readDraft(about: string | null): Draft {
  const kept = tabStore.read(draftKey);
  const empty: Draft = {
    category: undefined,
    addresses: '',
    explanation: '',
    name: undefined,
    email: undefined,
    capacity: undefined,
    goodFaith: false,
    signature: '',
  };
  // Kept by this form alone, in this tab; anything else is laid aside field by field when it is sent.
  const draft = kept !== null && typeof kept === 'object' ? { ...empty, ...(kept as Partial<Draft>) } : empty;
  const lines = linesOf(draft.addresses);
  if (about === null || about === '' || lines.includes(about)) return draft;
  return { ...draft, addresses: [...lines, about].join('\n') };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function isOurs(address: string): boolean {
  return parseReportedAddress(address, location.origin) !== undefined;
}

/** What a choice that was not made is called: the schema names its words. */
function sentenceOf(field: string, message: string): string {
  return field === 'category' || field === 'capacity' ? 'Please choose one.' : message;
}
