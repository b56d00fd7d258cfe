import './prompt-form.css';
import { useViewer } from '../../account/index.ts';

/** The one large sentence; who is signed in stands behind it, quietly (R-HOME-01). */
export function Greeting() {
  const viewer = useViewer();
  return (
    <h1 className="font-serif text-[clamp(36px,4.4vw,60px)]/[1.04] tracking-[-0.025em] text-balance break-words max-sm:text-[38px]/[40px]">
      What are we creating today
      {viewer.kind === 'member' && <span className="text-ink-3">, {viewer.self.full_name}</span>}
    </h1>
  );
}
