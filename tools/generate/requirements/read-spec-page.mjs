/**
 * @typedef {{ id: string, check: string, text: string }} Requirement one line of docs/spec; `check` is unit, contract, e2e or visual
 * @typedef {{ file: string, title: string, requirements: Requirement[], malformed: { line: number, text: string }[] }} SpecPage
 */

const LINE = /^- \*\*(([A-Z]+)-\d{3})\*\* \((unit|contract|e2e|visual)\) (\S.*)$/;

/**
 * Whether a path is a page of requirements.
 * @param {string} file
 * @returns {boolean}
 */
export function isSpecPage(file) {
  return /^docs\/spec\/[a-z-]+\.md$/.test(file) && file !== 'docs/spec/decisions.md';
}

/**
 * Reads lines like `- **AUTH-001** (e2e) …`. A list item of another form, or with another prefix than the first one, is malformed.
 * @param {string} file
 * @param {string} text
 * @returns {SpecPage}
 */
export function readSpecPage(file, text) {
  const lines = text.split('\n');
  const title = lines[0]?.replace(/^# /, '') ?? '';
  /** @type {SpecPage} */
  const page = { file, title, requirements: [], malformed: [] };
  /** @type {string | undefined} */
  let prefix;
  for (const [index, line] of lines.entries()) {
    if (!/^\s*[-*+] /.test(line)) continue;
    const [, id, idPrefix, check, words] = LINE.exec(line) ?? [];
    prefix ??= idPrefix;
    if (id && check && words && idPrefix === prefix) page.requirements.push({ id, check, text: words });
    else page.malformed.push({ line: index + 1, text: line });
  }
  return page;
}
