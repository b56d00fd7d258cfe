import { findConcept } from '../concepts/registry.ts';
import { canBeServed } from '../concepts/served.ts';
import type { Vessel } from '../shapes/vessels.ts';
import type { Asked } from './heard.ts';
import { without } from './without.ts';

/** Words for what things are served in. */
const nouns: Readonly<Record<Vessel, string>> = {
  bowl: 'bowl|fruit bowl|dish|schale|schüssel|obstschale|bol|cuenco|tazón|fuente|saladier|coupe|وعاء|زبدية',
  basket: 'basket|wicker basket|korb|körbchen|weidenkorb|cesta|canasta|panier|corbeille|سلة',
  crate: 'crate|wooden crate|box|wooden box|kiste|holzkiste|obstkiste|caja|caja de madera|cajón|caisse|cagette|صندوق',
  plate: 'plate|platter|tray|teller|platte|plato|bandeja|assiette|plateau|plat|طبق|صحن',
};

/** Between the vessel and what is in it, and the other way round. */
const holding =
  'full of|filled with|with|of|voll|voller|voll mit|mit|gefüllt mit|llena de|lleno de|llena con|con|de|pleine de|plein de|remplie de|rempli de|avec|de|d|من|مليئة بـ|مع';
const held = 'in|on|inside|im|in einem|in einer|in der|auf einem|auf|en|sobre|dans|sur|في|على';
const articles = 'a|an|the|some|einem|einer|einen|eine|dem|der|den|ein|un|una|el|la|une|le|du|des|de|unos|unas';

const vessels: readonly { readonly vessel: Vessel; readonly before: RegExp; readonly after: RegExp }[] = (
  ['bowl', 'basket', 'crate', 'plate'] as const
).map((vessel) => ({
  vessel,
  before: new RegExp(`(?<![\\p{L}-])(${nouns[vessel]})s? (?:${holding})(?: |['’])(?:[\\p{L}-]+ ){0,2}?$`, 'u'),
  after: new RegExp(
    `^\\p{L}* (?:${held}) (?:(?:${articles}) )?((?:[\\p{L}-]+ ){0,2}?(?:${nouns[vessel]}))(?![\\p{L}-])`,
    'u',
  ),
}));

/** The same where words stand without spaces: what is counted by its vessel, or is in it. */
const unspaced: Readonly<Record<Vessel, RegExp>> = {
  bowl: /碗|ボウル|鉢/u,
  basket: /篮|籃|籠|かご|バスケット/u,
  crate: /箱|木箱/u,
  plate: /盘|盤|皿/u,
};

/**
 * Fruit and other small things that are said to be in a bowl, a basket or a crate or on a plate, and not beside one: the vessel is theirs, and is
 * no thing of its own (STUDIO-72).
 */
export function servedIn(
  prompt: string,
  asked: readonly Asked[],
  missing: readonly string[],
): {
  readonly asked: readonly Asked[];
  readonly missing: readonly string[];
  /** The vessel, as what belongs to what is in it. */
  readonly vessels: readonly Asked[];
} {
  const text = prompt.toLowerCase().normalize('NFC');
  for (const thing of asked) {
    const concept = thing.kind === 'thing' ? findConcept(thing.id) : undefined;
    if (!concept || !canBeServed(concept)) continue;
    const found = vesselAround(text, thing.phrase);
    if (!found) continue;
    const { vessel, noun, isUnspaced } = found;
    const isVessel = (phrase: string): boolean => noun.includes(phrase) || phrase.includes(noun);
    const own = asked.filter(
      (one) => one !== thing && ['thing', 'belonging'].includes(one.kind) && isVessel(one.phrase),
    );
    const lost = missing.filter(isVessel);
    // A noun that was heard as something else, as the box of a kitten, is no vessel of this.
    if (!isUnspaced && own.length + lost.length === 0) continue;
    return {
      asked: without(asked, new Set(own)).map((one) =>
        one.id === thing.id && one.phrase === thing.phrase ? { ...one, servedIn: vessel } : one,
      ),
      missing: missing.filter((phrase) => !lost.includes(phrase)),
      vessels: [{ kind: 'belonging', id: vessel, phrase: noun, plural: false, size: 1 }],
    };
  }
  return { asked, missing, vessels: [] };
}

interface Found {
  readonly vessel: Vessel;
  readonly noun: string;
  /** Its script has no spaces between words. */
  readonly isUnspaced: boolean;
}

function vesselAround(text: string, phrase: string): Found | undefined {
  const at = text.indexOf(phrase);
  if (at < 0) return undefined;
  const [left, right] = [text.slice(0, at), text.slice(at + phrase.length)];
  for (const { vessel, before, after } of vessels) {
    const noun = before.exec(left)?.[1] ?? after.exec(right)?.[1];
    if (noun !== undefined) return { vessel, noun, isUnspaced: false };
  }
  if (/[a-z]/u.test(text)) return undefined;
  for (const vessel of ['bowl', 'basket', 'crate', 'plate'] as const) {
    const noun = unspaced[vessel].exec(text)?.[0];
    if (noun !== undefined) return { vessel, noun, isUnspaced: true };
  }
  return undefined;
}
