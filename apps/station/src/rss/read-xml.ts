import { SaxesParser } from 'saxes';

/** The facts of a document that its contents do not show. */
export interface XmlFacts {
  /** The first fault, such as `line 3: unclosed tag: item`; null for a well-formed document. */
  readonly fault: string | null;
  /** Name of the root with its prefix; empty if there is none. */
  readonly root: string;
  /** The `version` of the root; empty for none. */
  readonly version: string;
  /** Encoding of its declaration; empty for none. */
  readonly encoding: string;
  /** Addresses of the namespaces that the root declares, by prefix. */
  readonly namespaces: ReadonlyMap<string, string>;
}

/** Reads a document as strictly as directories do, up to its first fault. Entities are not expanded. */
export function readXml(text: string): XmlFacts {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const namespaces = new Map<string, string>();
  let [fault, root, version, encoding]: [string | null, string, string, string] = [null, '', '', ''];
  parser.on('xmldecl', (declaration) => (encoding = declaration.encoding ?? ''));
  parser.on('opentag', ({ name, attributes }) => {
    if (root !== '') return;
    root = name;
    version = attributes['version']?.value ?? '';
    for (const { prefix, local, value } of Object.values(attributes))
      if (prefix === 'xmlns') namespaces.set(local, value);
  });
  parser.on('error', (error) => {
    fault ??= error.message.replace(/^(\d+):\d+: /, 'line $1: ').replace(/\.$/, '');
    throw error;
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (fault === null) throw error;
  }
  return { fault, root, version, encoding, namespaces };
}
