import { readFile } from 'node:fs/promises';
import { validateXML } from 'xmllint-wasm';

/** The attributes of the XML namespace that the schema refers to; the published file of them cannot be fetched in a test. */
const xmlSchema = `<?xml version="1.0"?>
<xs:schema targetNamespace="http://www.w3.org/XML/1998/namespace" xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:attribute name="lang" type="xs:language"/>
  <xs:attribute name="id" type="xs:ID"/>
</xs:schema>`;

/** The faults of a document by the schema of RadioDNS; empty for a valid one. */
export async function spiFaults(xml: string): Promise<string[]> {
  const schema = await readFile(new URL('spi_33.xsd', import.meta.url), 'utf8');
  const { errors } = await validateXML({
    xml: { fileName: 'document.xml', contents: xml },
    schema: { fileName: 'spi_33.xsd', contents: schema.replace('http://www.w3.org/2001/xml.xsd', 'xml.xsd') },
    preload: { fileName: 'xml.xsd', contents: xmlSchema },
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
