import type { DigitalSource } from './digital-source.ts';

/** Says where a picture comes from, as programs and platforms look for it. */
export function xmpOf(source: DigitalSource): string {
  return [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmp:CreatorTool="Easel"',
    ` Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${source}"/>`,
    '</rdf:RDF></x:xmpmeta>',
  ].join('');
}

/** As a file has it that holds other things too. */
export function xmpPacketOf(source: DigitalSource): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>${xmpOf(source)}<?xpacket end="r"?>`;
}
