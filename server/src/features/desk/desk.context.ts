import type { AccountsContext } from '../accounts/index.ts';
import type { Installation } from '../../kernel/installation.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import type { SiteSettings } from '../site/index.ts';
import type { ChosenEngines } from './chosen-engines.ts';

/** What came of an act: it was done, another administrator was asked, it was refused for a reason of the catalogue, or nobody knows. */
export type ActOutcome = 'done' | 'asked' | 'refused' | 'failed';

/** What the verbs of the desk need. */
export interface DeskContext extends AccountsContext {
  /** What is set: the engines of each content type. */
  readonly engines: ChosenEngines;
  /** What the desk has set for the site. */
  readonly siteSettings: SiteSettings;
  /** How the parts of the product answer within so many milliseconds, as `/readyz` asks them. */
  readonly checkParts: (withinMs: number) => Promise<Readonly<Record<string, 'ok' | 'failing'>>>;
  /** How this process was set up. */
  readonly installation: Installation;
  /** Hears what came of an act, when it is known. */
  readonly onAct: (action: string, outcome: ActOutcome) => void;
}

/** Who acts, and in which request: the audit says both. */
export interface Acting {
  readonly actor: SignedIn;
  readonly requestId: string;
}
