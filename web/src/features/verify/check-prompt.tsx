import { imageStyles, limits } from '@loomlight/contract';
import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { type PromptProof, readProof } from '../../lib/prompt-proof.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

const nothing: PromptProof = { prompt: '', style: 'none', opening: '' };

/** Words that are held against the seal of a file, typed one by one or pasted as a whole proof (ORIGIN-20, ORIGIN-22). */
export function CheckPrompt({ busy, onCheck }: { busy: boolean; onCheck: (words: PromptProof) => void }) {
  const [words, setWords] = useState(nothing);
  const [problem, setProblem] = useState<string>();
  const [pasted, setPasted] = useState(false);
  const change = (some: Partial<PromptProof>) => {
    setPasted(false);
    setWords({ ...words, ...some });
  };
  const paste = (event: ClipboardEvent) => {
    const proof = readProof(event.clipboardData.getData('text'));
    if (!proof) return;
    event.preventDefault();
    setWords(proof);
    setProblem(undefined);
    setPasted(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const opening = words.opening.trim();
    const isOpening = /^[0-9a-f]{64}$/i.test(opening);
    setProblem(isOpening ? undefined : 'An opening has 64 characters: digits, and letters from a to f.');
    if (isOpening) onCheck({ ...words, opening });
  };
  const isKnown = imageStyles.some(({ id }) => id === words.style);
  return (
    <form
      onSubmit={submit}
      onPaste={paste}
      aria-labelledby="check-prompt"
      className="mt-8 grid gap-4 border-t border-line pt-6"
    >
      <div>
        <h2 id="check-prompt" className="title-20">
          Check a prompt
        </h2>
        <p className="mt-1 text-pretty text-ink-3">
          Each file has its prompt sealed in it. Whoever was given the words and the opening can prove that they are its
          own. Paste a proof that was copied here into any of the fields, and all of them are filled in.
        </p>
        <p aria-live="polite" className="mt-1 text-green">
          {pasted && 'The proof is filled in.'}
        </p>
      </div>
      <div>
        <label htmlFor="check-words" className="mb-1.5 block text-13 font-medium">
          Prompt
        </label>
        {/* Of several lines: those of a prompt are sealed with it. */}
        <textarea
          id="check-words"
          name="prompt"
          dir="auto"
          rows={3}
          maxLength={limits.promptMax}
          required
          autoComplete="off"
          className="input h-auto resize-y py-2.5 wrap-anywhere"
          value={words.prompt}
          onChange={({ target }) => change({ prompt: target.value })}
        />
      </div>
      <div>
        <label htmlFor="check-style" className="mb-1.5 block text-13 font-medium">
          Style
        </label>
        <select
          id="check-style"
          name="style"
          className="input"
          value={words.style}
          onChange={({ target }) => change({ style: target.value })}
        >
          {imageStyles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {!isKnown && <option value={words.style}>{words.style}</option>}
        </select>
      </div>
      <TextField
        label="Opening"
        name="opening"
        error={problem}
        help="64 characters, from the proof that came with the words."
        required
        autoComplete="off"
        spellCheck={false}
        value={words.opening}
        onChange={({ target }) => change({ opening: target.value })}
      />
      <Button type="submit" tone="line" loading={busy} className="justify-self-start">
        Check the prompt
      </Button>
    </form>
  );
}
