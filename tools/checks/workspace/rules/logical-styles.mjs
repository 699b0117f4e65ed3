import { isCode, isTest } from '../workspace.mjs';

/** @import { Rule } from '../workspace.mjs' */

const KIT = 'packages/react-kit/src/';

/** Parts with `dir="ltr"`, because time and pictures run from left to right in every language. */
const AXES = [
  'ui/wave-range/',
  'screens/audio-editor/timeline/',
  'screens/audio-editor/range/',
  'screens/audio-editor/loudness/',
  'parts/images/picker/',
  'parts/player/player-controls.css',
].map((part) => KIT + part);

const SIDE = '(?:left|right)';
const STYLES = new RegExp(
  `(?<![\\w-])(?:(?:margin|padding|scroll-margin|scroll-padding|border)-${SIDE}(?:-\\w+)?|border-(?:top|bottom)-${SIDE}-radius|${SIDE})\\s*:|(?<![\\w-])(?:text-align|float|clear)\\s*:\\s*${SIDE}\\b`,
  'g',
);
const PROPERTIES =
  /\b(?:(?:margin|padding|border)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius)\s*:|\btextAlign: '(?:left|right)'/g;

/**
 * The kit's styles name logical sides (`margin-inline-start`), so that right-to-left languages turn them.
 * @type {Rule}
 */
export function logicalStyles({ files }) {
  return [...files]
    .filter(([file]) => file.startsWith(KIT) && !isTest(file) && !AXES.some((axis) => file.startsWith(axis)))
    .flatMap(([file, text]) =>
      physicalSides(file, text).map((found) => ({
        file,
        message: `"${found}" is a physical side: use a logical one, such as inset-inline-start`,
      })),
    );
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
function physicalSides(file, text) {
  if (file.endsWith('.css')) return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(STYLES) ?? [];
  return isCode(file) ? (text.match(PROPERTIES) ?? []) : [];
}
