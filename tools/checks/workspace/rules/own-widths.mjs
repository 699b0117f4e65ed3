/** @import { Rule } from '../workspace.mjs' */

const KIT = 'packages/react-kit/src/';
/** Gives each box of contained size under `.pk` a width of its own. */
const RESET = `${KIT}styles/reset.css`;
const BASE = /\.pk \* \{[^}]*contain-intrinsic-inline-size:/;

/** A rule without nested ones: its selectors and its declarations. */
const RULES = /([^{}]*)\{([^{}]*)\}/g;
const CONTAINED =
  /(?<![\w-])(?:container-type:\s*(?:inline-)?size|container:[^;]*\/\s*(?:inline-)?size|contain:[^;]*\b(?:inline-size|size|strict)\b)/;
const OWN = /(?<![\w-])contain-intrinsic-(?:inline-size|width|size):/;
const NARROWS = /(?<![\w-])min-(?:width|inline-size):\s*(?:0|min\()/;

/**
 * A box of contained size, such as a container for queries, has no width of its own. In the kit it gets one from the reset, or names one
 * where the reset does not apply, and it is narrower where a place has no room.
 * @type {Rule}
 */
export function ownWidths({ files }) {
  return [...files]
    .filter(([file]) => file.startsWith(KIT) && file.endsWith('.css'))
    .flatMap(([file, text]) => {
      const isReset = file === RESET && !BASE.test(text);
      const messages = isReset
        ? ['".pk *" sets no contain-intrinsic-inline-size']
        : problemsOf(text.replaceAll(/\/\*[\s\S]*?\*\//g, ''));
      return messages.map((message) => ({ file, message }));
    });
}

/**
 * @param {string} sheet without comments
 * @returns {string[]}
 */
function problemsOf(sheet) {
  const rules = [...sheet.matchAll(RULES)].map(([, selector = '', declarations = '']) => ({
    selector: selector.trim(),
    declarations,
  }));
  const narrow = new Set(
    rules
      .filter(({ declarations }) => NARROWS.test(declarations))
      .flatMap(({ selector }) => classesOf(selector)),
  );
  return rules
    .filter(({ declarations }) => CONTAINED.test(declarations))
    .flatMap(({ selector, declarations }) => [
      ...(OWN.test(declarations) || selector.split(',').every((each) => each.trim().startsWith('.pk '))
        ? []
        : [`"${selector}" has no width of its own: add contain-intrinsic-inline-size`]),
      ...(classesOf(selector).every((name) => narrow.has(name))
        ? []
        : [`"${selector}" cannot be narrower than its own width: add min-width: 0`]),
    ]);
}

/**
 * @param {string} selector
 * @returns {string[]} the first class of each element that it selects
 */
function classesOf(selector) {
  return selector.split(',').map((each) => /(\.[\w-]+)[^\s>]*$/.exec(each.trim())?.[1] ?? '');
}
