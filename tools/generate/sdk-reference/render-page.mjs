import { describeAccess } from '../../../packages/sdk/src/schema/access.ts';

/**
 * @import { Entry, Page } from './sdk-pages.mjs'
 * @import { TypeFact } from './read-types.mjs'
 * @typedef {ReadonlyMap<string, string>} Homes the address of each type
 */

const WRITTEN = '<!-- Written by `npm run generate`. -->';

/** Meanings of parameters that are the same in every method. @type {Readonly<Record<string, string>>} */
const PARAMETERS = {
  guid: 'Its UUID.',
  uuid: 'UUID of the upload.',
  start: 'Unix seconds.',
  end: 'Unix seconds.',
  token: 'Token of the link.',
  ids: 'Their ids.',
  id: 'Its id.',
};

/**
 * The pages as files of a folder, by name.
 * @param {readonly Page[]} pages
 * @returns {Map<string, string>}
 */
export function renderPages(pages) {
  const homes = homesOf(pages);
  const files = pages.map((page) => /** @type {const} */ ([`${page.slug}.md`, renderPage(page, homes)]));
  return new Map([['README.md', renderIndex(pages)], ...files]);
}

/** @param {readonly Page[]} pages */
function renderIndex(pages) {
  const rows = pages.map(({ slug, title, intro, entries }) => {
    const links = entries.map(
      (entry) => `[${entry.facts.name}](${slug}.md#${anchorsOf(entries).get(entry)})`,
    );
    const name = title.startsWith('client.') ? code(title) : title;
    return `| [${name}](${slug}.md) | ${cell(intro)} | ${links.join(' · ')} |`;
  });
  return [
    WRITTEN,
    '# SDK reference',
    '',
    'Every method of `@postkit/sdk` with its parameters, result, errors, permissions and an example. [Program with the SDK](../../guides/sdk.md) is the introduction. Examples use `client` as it is created there.',
    '',
    '| Page | Contents | Methods |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/**
 * @param {Page} page
 * @param {Homes} homes
 */
function renderPage({ slug, title, intro, imports, entries, types }, homes) {
  const text = (/** @type {string} */ type) => linked(type, homes, slug);
  const from = imports === '' ? [] : [`From \`${imports}\`. [All pages](README.md).`, ''];
  return [
    WRITTEN,
    `# ${title}`,
    '',
    ...(intro === '' ? [] : [intro, '']),
    ...from,
    ...entries.flatMap((entry) => renderEntry(entry, text)),
    ...(types.length > 0 && entries.length > 0 ? ['## Types', ''] : []),
    ...types.flatMap((fact) => renderType(fact, text, entries.length > 0 ? '###' : '##')),
  ].join('\n');
}

/**
 * @param {Entry} entry
 * @param {(type: string) => string} text
 */
function renderEntry({ call, facts: { name, doc, params, result }, operations }, text) {
  const shown = params?.filter((param) => param.type !== '') ?? [];
  const rows = shown.map((param) => {
    const isUsual = param.type === 'CallOptions';
    const note =
      param.note || (isUsual ? 'Signal, timeout, retries, headers.' : (PARAMETERS[param.name] ?? ''));
    return `| \`${param.name}\`${param.isOptional ? ' (optional)' : ''} | ${text(param.type)} | ${cell(note)} |`;
  });
  const codes = [...new Set(operations.flatMap(({ errors }) => errors))].toSorted((a, b) => a - b);
  const resolved = /^Promise<([\s\S]+)>$/.exec(result)?.[1];
  const facts = [
    `- ${params === null ? 'Is' : resolved ? 'Resolves to' : 'Returns'}: ${resolved === 'void' ? 'nothing' : text(resolved ?? result)}`,
    ...[...new Set(operations.map(({ access }) => describeAccess(access)))].map(
      (access) => `- Permission: ${access}`,
    ),
    ...(codes.length > 0 ? [`- Errors: \`HttpError\` ${codes.join(', ')}`] : []),
    ...doc.throws.map((thrown) => `- Throws: ${thrown.replaceAll(/\b[A-Z]\w+Error\b/g, '`$&`')}`),
    ...operations.map(({ method, path }) => `- Request: \`${method} ${path}\``),
  ];
  const signature =
    params === null
      ? call
      : `${call}(${shown.map(({ name: own, isOptional }) => `${own}${isOptional ? '?' : ''}`).join(', ')})`;
  return [
    `## ${name}`,
    '',
    `\`${signature}\``,
    '',
    doc.text,
    '',
    ...doc.examples.flatMap((example) => ['```ts', example, '```', '']),
    ...(rows.length > 0 ? ['| Parameter | Type | Meaning |', '| --- | --- | --- |', ...rows, ''] : []),
    ...facts,
    '',
  ];
}

/**
 * @param {TypeFact} fact
 * @param {(type: string) => string} text
 * @param {string} level
 */
function renderType({ name, note, text: type, fields }, text, level) {
  const rows = fields.map(
    (field) =>
      `| \`${field.name}\`${field.isOptional ? ' (optional)' : ''} | ${text(field.type)} | ${cell(field.note)} |`,
  );
  return [
    `${level} ${name}`,
    '',
    ...(note === '' ? [] : [note, '']),
    ...(type === '' ? [] : [text(type), '']),
    ...(rows.length > 0 ? ['| Field | Type | Meaning |', '| --- | --- | --- |', ...rows, ''] : []),
  ];
}

/**
 * The address of each type: its page and its heading. Of two equal headings of a page, the second has the suffix `-1`.
 * @param {readonly Page[]} pages
 * @returns {Homes}
 */
function homesOf(pages) {
  return new Map(
    pages.flatMap(({ slug, entries, types }) => {
      const taken = new Set(entries.map(({ facts }) => facts.name.toLowerCase()));
      return types.map(({ name }) => {
        const anchor = name.toLowerCase();
        return /** @type {const} */ ([name, `${slug}.md#${anchor}${taken.has(anchor) ? '-1' : ''}`]);
      });
    }),
  );
}

/** The anchor of each entry of a page. @param {readonly Entry[]} entries */
function anchorsOf(entries) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return new Map(
    entries.map((entry) => {
      const name = entry.facts.name.toLowerCase();
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return /** @type {const} */ ([entry, count === 0 ? name : `${name}-${count}`]);
    }),
  );
}

/**
 * A type as code, in which the names of types are links.
 * @param {string} type
 * @param {Homes} homes
 * @param {string} slug page of the text
 */
function linked(type, homes, slug) {
  return type
    .split(/\b([A-Z]\w+)\b/)
    .map((part, index) => {
      const home = index % 2 === 1 ? homes.get(part) : undefined;
      return home
        ? `[${code(part)}](${home.startsWith(`${slug}.md#`) ? home.slice(home.indexOf('#')) : home})`
        : part;
    })
    .reduce((/** @type {string[]} */ parts, part) => {
      const isLink = part.startsWith('[`');
      const last = parts.at(-1);
      if (!isLink && last !== undefined && !last.startsWith('[`'))
        return [...parts.slice(0, -1), last + part];
      return [...parts, part];
    }, [])
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('[`') ? part : code(part)))
    .join('')
    .replaceAll('|', '\\|');
}

/** @param {string} text */
function code(text) {
  const inner = text.trim();
  return inner === '' ? '' : `\`${inner}\``;
}

/** @param {string} text */
function cell(text) {
  return text.replaceAll('|', '\\|');
}
