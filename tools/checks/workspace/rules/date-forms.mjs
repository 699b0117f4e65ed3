import { isCode, isTest } from '../workspace.mjs';

/** @import { Rule } from '../workspace.mjs' */

const SCREENS = ['packages/react-kit/src/', 'apps/console/src/', 'apps/widget/src/'];

/** The formatters of the kit; the blocks of station sites import nothing of it. */
const FORMATTERS = [
  'packages/react-kit/src/host/time/',
  'packages/react-kit/src/words/intl-formats.ts',
  'packages/react-kit/src/site/site-time.ts',
];

const OWN_FORMAT =
  /\.toLocale(?:Date|Time)String\b|\bnew Date\([^()]*\)\.toLocaleString\b|\bIntl\.DateTimeFormat\b(?!\(\)\.resolvedOptions)|\bfrom 'dayjs[/\w.-]*'/g;

/** A string of dayjs's letters with a month and a day. */
const PATTERN = /'((?=[^']*M)(?=[^']*D)[MDYHhmsad.,:/_T -]+)'/g;

const DAYS = [
  'MMM D',
  'MMM D, YYYY',
  'ddd, MMM D',
  'ddd, MMM D, YYYY',
  'dddd, MMMM D',
  'dddd, MMMM D, YYYY',
  'M/D/YYYY',
];
const FORMS = new Set(
  DAYS.flatMap((day) => [
    day,
    ...['HH:mm', 'HH:mm:ss'].map((time) => `${day}${day.includes('/') ? '' : ','} ${time}`),
  ]),
);

/** Forms that the specification names, and those of machines and the days of the editor. */
const EXCEPTIONS = new Set([
  'MM/DD/YYYY',
  'MM-DD-YYYY',
  'MMM D, h:mma',
  'YYYY-MM-DD',
  'YYYY-MM-DD_HH-mm-ss',
  'dddd D MMMM',
  'ddd D MMM',
]);

/**
 * Dates and times look the same on all screens: the formatters of `screen/time` write them, in the forms of this rule.
 * @type {Rule}
 */
export function dateForms({ files }) {
  return [...files]
    .filter(([file]) => isScreen(file) && isCode(file) && !isTest(file))
    .flatMap(([file, text]) => [
      ...(text.match(OWN_FORMAT) ?? []).map((found) => ({
        file,
        message: `"${found}" formats a date on its own: use formatLocally, formatDay or another formatter of screen/time`,
      })),
      ...unknownForms(text).map((form) => ({
        file,
        message: `"${form}" is another form of a date: use one of ${DAYS.join(' · ')}, with ", HH:mm" for the time`,
      })),
    ]);
}

/** @param {string} file */
function isScreen(file) {
  return (
    SCREENS.some((folder) => file.startsWith(folder)) && !FORMATTERS.some((path) => file.startsWith(path))
  );
}

/**
 * @param {string} text
 * @returns {string[]}
 */
function unknownForms(text) {
  return [...text.matchAll(PATTERN)]
    .map(([, form = '']) => form)
    .filter((form) => !FORMS.has(form) && !EXCEPTIONS.has(form));
}
