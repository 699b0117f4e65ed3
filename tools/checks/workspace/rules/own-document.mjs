import { stripComments } from '../../../setup/files/strip-comments.mjs';
import { isCode, isTest } from '../workspace.mjs';

/** @import { Rule } from '../workspace.mjs' */

const KIT = 'packages/react-kit/src/';

/** @type {readonly (readonly [RegExp, string])[]} */
const FORBIDDEN = [
  [
    /\binstanceof (?:(?:HTML|SVG)\w*Element|Element|Node|Document|ShadowRoot|Window)\b/g,
    'use isElement, isHtml or hasTag of ui/root',
  ],
  [
    /\b(?:document|window|globalThis)\.addEventListener\(\s*'(?:key|pointer|mouse|touch|focus|click|input)\w*'/g,
    'use usePageKeys, or listen on the ownerDocument of an element',
  ],
  [
    /\bdocument\.(?:activeElement|querySelector(?:All)?|getElementById|elementFromPoint)\b/g,
    'look in an element of the kit, or in treeOf it',
  ],
];

/**
 * A page may mount the kit in a shadow root, or in the document of a frame: there, the kit's own window and document are others.
 * @type {Rule}
 */
export function ownDocument({ files }) {
  return [...files]
    .filter(([file]) => file.startsWith(KIT) && isCode(file) && !isTest(file))
    .flatMap(([file, text]) => {
      const code = stripComments(text);
      return FORBIDDEN.flatMap(([found, remedy]) =>
        (code.match(found) ?? []).map((words) => ({
          file,
          message: `"${words}" does not work in a shadow root or frame: ${remedy}`,
        })),
      );
    });
}
