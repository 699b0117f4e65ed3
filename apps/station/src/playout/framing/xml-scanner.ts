import { byteOf, isSpace, type Scanner, type Step } from './scanner.ts';

const [less, greater] = [byteOf('<'), byteOf('>')];
/** Characters of a tag that are compared: longer names are none. */
const longestTag = 120;
const sections = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
] as const;

/**
 * Documents of XML, up to the tag that closes the root. A root or a declaration inside a document begins the next one: the first was
 * cut. Other text between documents is skipped.
 */
export function createXmlScanner(): Scanner {
  /** The name of the root, when it is known. */
  let root = '';
  /** The tag that is being read, from its `<`; empty between tags. */
  let tag = '';
  let tagAt = 0;
  let endOfSection = '';
  let tail = '';

  function reset(): void {
    root = tag = endOfSection = tail = '';
    tagAt = 0;
  }

  function inSection(character: string): Step {
    tail = (tail + character).slice(-endOfSection.length);
    if (tail === endOfSection) endOfSection = tail = tag = '';
    return 'inside';
  }

  function endOfTag(at: number): Step {
    const written = tag;
    tag = '';
    const isDeclaration = written.startsWith('<?xml');
    const [, slash = '', name = ''] = /^<(\/?)([A-Za-z_][\w:.-]*)/.exec(written) ?? [];
    if ((isDeclaration || (slash === '' && name === root && name !== '')) && root !== '') {
      root = isDeclaration ? '' : name;
      return tagAt;
    }
    if (name === '') return 'inside';
    // The end of a document that was dropped begins none.
    if (slash === '/' && root === '') return at + 1;
    if (slash === '/') return name === root ? 'last' : 'inside';
    if (root !== '') return 'inside';
    root = name;
    return written.endsWith('/>') ? 'last' : 'inside';
  }

  return {
    reset,
    step(byte, at) {
      if (byte === 0) return at === 0 ? 'outside' : 'inside';
      if (at === 0 && byte !== less) return 'outside';
      const character = String.fromCharCode(byte);
      if (endOfSection !== '') return inSection(character);
      if (byte === less) {
        tag = '<';
        tagAt = at;
        return 'inside';
      }
      if (tag === '') return 'inside';
      // The beginning says the name, and the end whether the tag closes itself.
      tag =
        tag.length < longestTag
          ? tag + character
          : `${tag.slice(0, longestTag - 2)}${tag.at(-1)}${character}`;
      const section = sections.find(([begin]) => tag === begin);
      if (section) [, endOfSection] = section;
      else if (byte === greater) {
        const step = endOfTag(at);
        if (step === 'last') reset();
        return step;
      }
      if (tag.length === 2 && isSpace(byte)) tag = '';
      return 'inside';
    },
  };
}
