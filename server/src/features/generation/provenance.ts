import type { DigitalSource } from '../../ports/image-engine.ts';
import type { MediaSource } from '../../ports/media-signer.ts';

/** What a file says about where it comes from; never a word of the prompt, nor the seed, with which a sold one could be tried out. */
export interface Provenance {
  readonly digitalSource: MediaSource;
  readonly engine: string;
  readonly model: string;
}

/** Of what starts from a picture that a person has brought along (ORIGIN-12, MAKE-94). */
export function compositeOf(made: DigitalSource): MediaSource {
  return made === 'trainedAlgorithmicMedia' ? 'compositeWithTrainedAlgorithmicMedia' : 'composite';
}

const sourceTypes = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** The source alone, in a third of a kilobyte: of a still nothing more is asked, and it has few bytes itself. */
export function sourceXmp(source: MediaSource): string {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:i="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" i:DigitalSourceType="${sourceTypes}${source}"/></rdf:RDF></x:xmpmeta>`;
}

/** The mark as an XMP packet (IPTC DigitalSourceType, and who made it). */
export function provenanceXmp(provenance: Provenance): string {
  const { digitalSource, engine, model } = provenance;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:loomlight="https://loomlight.example/ns/1.0/" Iptc4xmpExt:DigitalSourceType="${sourceTypes}${digitalSource}"
 xmp:CreatorTool="Loomlight" loomlight:Engine="${escapeAttribute(engine)}" loomlight:Model="${escapeAttribute(model)}"/>
</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
