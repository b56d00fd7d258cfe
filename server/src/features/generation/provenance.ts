import type { DigitalSource } from '../../ports/image-engine.ts';

/** What a file says about where it comes from; never a word of the prompt. */
export interface Provenance {
  readonly digitalSource: DigitalSource;
  readonly engine: string;
  readonly model: string;
  /** Only where the prompt is open to everyone: with the seed a sold prompt could be tried out. */
  readonly seed: number | undefined;
}

const sourceTypes = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** The mark as an XMP packet (IPTC DigitalSourceType, and who made it). */
export function provenanceXmp(provenance: Provenance): string {
  const { digitalSource, engine, model, seed } = provenance;
  const seedPart = seed === undefined ? '' : ` loomlight:Seed="${seed}"`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:loomlight="https://loomlight.example/ns/1.0/" Iptc4xmpExt:DigitalSourceType="${sourceTypes}${digitalSource}"
 xmp:CreatorTool="Loomlight" loomlight:Engine="${escapeAttribute(engine)}" loomlight:Model="${escapeAttribute(model)}"${seedPart}/>
</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
