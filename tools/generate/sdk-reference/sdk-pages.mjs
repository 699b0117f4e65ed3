import ts from 'typescript';
import * as schema from '../../../packages/sdk/src/schema/index.ts';
import { callable, methodsOf } from './read-methods.mjs';
import { docOf, ENTRIES, fileOf, readProgram } from './read-program.mjs';
import { namesIn, typeFact } from './read-types.mjs';

/**
 * @import { Operation } from '../../../packages/sdk/src/schema/operation.ts'
 * @import { Method } from './read-methods.mjs'
 * @import { Program } from './read-program.mjs'
 * @import { TypeFact } from './read-types.mjs'
 * @typedef {{ call: string, facts: Method, operations: Operation[] }} Entry `call` as in code: `client.shows.list`
 * @typedef {{ slug: string, title: string, intro: string, imports: string, entries: Entry[], types: TypeFact[] }} Page
 */

/** Folders of types whose page has another name. @type {Readonly<Record<string, string>>} */
const HOMES = { core: 'client', public: 'public', webhooks: 'verify-webhooks', live: 'live' };

/**
 * The pages of the SDK: one for each resource of the client, one for the client, the live channel and each further entry.
 * @returns {Page[]}
 */
export function readPages() {
  const program = readProgram();
  const pages = [clientPage(program), ...resourcePages(program), ...entryPages(program), sharedPage()];
  const facts = new Map(
    [...program.declarations].map(([name, one]) => [name, typeFact(name, one, program.checker)]),
  );
  const exported = Object.values(ENTRIES).flatMap((entry) =>
    program.exportsOf(entry).map(({ name }) => name),
  );
  for (const [name, one] of program.declarations) if (isLeftOut(name, one, exported)) facts.delete(name);
  const texts = pages.flatMap(({ entries }) =>
    entries.flatMap(({ facts: { params, result } }) => [result, ...(params ?? []).map(({ type }) => type)]),
  );
  const publicNames = new Set(program.exportsOf(ENTRIES['@postkit/sdk/public']).map(({ name }) => name));
  for (const name of [...namesIn([...texts, ...exported], facts)].toSorted()) {
    const fact = /** @type {TypeFact} */ (facts.get(name));
    const slug = publicNames.has(name) ? 'public' : homeOf(fact.file);
    (pages.find((page) => page.slug === slug) ?? sharedOf(pages)).types.push(fact);
  }
  return pages;
}

/**
 * Whether a declaration is no type of a page: its methods have entries of their own, or it only computes other types.
 * @param {string} name
 * @param {ts.Declaration} declaration
 * @param {readonly string[]} exported
 */
function isLeftOut(name, declaration, exported) {
  const isGeneric = ts.isTypeAliasDeclaration(declaration) && declaration.typeParameters !== undefined;
  return /(?:Resource|Channel|Client|Transport)$/.test(name) || (isGeneric && !exported.includes(name));
}

/** @param {Program} program @returns {Page} */
function clientPage({ checker, exportsOf, declarations }) {
  const functions = exportsOf(ENTRIES['@postkit/sdk']).flatMap(({ declarations: all }) =>
    (all ?? []).filter(ts.isFunctionDeclaration),
  );
  const entries = functions.map((node) => entryOf('', callable(node, checker)));
  const client = interfaceOf(declarations, 'PostKitClient');
  const transport = interfaceOf(declarations, 'Transport');
  return {
    ...page(
      'client',
      'The client',
      'Creating a client, its transport, uploads in parts, and errors.',
      '@postkit/sdk',
    ),
    entries: [
      ...entries,
      ...methodsOf(client, checker).map((facts) => entryOf('client.', facts)),
      ...methodsOf(transport, checker).map((facts) => entryOf('client.transport.', facts)),
    ],
  };
}

/** @param {Program} program @returns {Page[]} */
function resourcePages({ checker, declarations }) {
  const client = interfaceOf(declarations, 'PostKitClient');
  return [...client.members].filter(ts.isPropertySignature).flatMap((member) => {
    const name = member.name.getText();
    const declaration = declarations.get(/^\w+/.exec(member.type?.getText() ?? '')?.[0] ?? '');
    if (
      !declaration ||
      name === 'transport' ||
      !(ts.isClassDeclaration(declaration) || ts.isInterfaceDeclaration(declaration))
    )
      return [];
    const entries = methodsOf(declaration, checker).map((facts) => entryOf(`client.${name}.`, facts));
    return [{ ...page(kebab(name), `client.${name}`, docOf(declaration).text, '@postkit/sdk'), entries }];
  });
}

/** @param {Program} program @returns {Page[]} */
function entryPages({ checker, exportsOf, declarations }) {
  const functionsOf = (/** @type {keyof typeof ENTRIES} */ entry) =>
    exportsOf(ENTRIES[entry])
      .flatMap(({ declarations: all }) => (all ?? []).filter(ts.isFunctionDeclaration))
      .map((node) => entryOf('', callable(node, checker)));
  // The week of programmes is an operation of programmes.
  const publicOperations = { ...schema.operations.publicSite, programmes: schema.operations.programmes.week };
  const publicMethods = methodsOf(interfaceOf(declarations, 'PublicClient'), checker).map((facts) => ({
    ...entryOf('station.', facts),
    operations: [publicOperations[/** @type {'shows'} */ (facts.name)]],
  }));
  const publicIntro = 'The public data of a station, without a sign-in, from `@postkit/sdk/public`.';
  const webhookIntro = 'Checking the webhooks that a station sends, from `@postkit/sdk/webhooks`.';
  const wordsIntro = 'The words of transcripts as text, in every script, from `@postkit/sdk/words`.';
  return [
    {
      ...page('public', 'The public client', publicIntro, '@postkit/sdk/public'),
      entries: [...functionsOf('@postkit/sdk/public'), ...publicMethods],
    },
    {
      ...page('verify-webhooks', 'Verify webhooks', webhookIntro, '@postkit/sdk/webhooks'),
      entries: functionsOf('@postkit/sdk/webhooks'),
    },
    {
      ...page('words', 'Words of transcripts', wordsIntro, '@postkit/sdk/words'),
      entries: functionsOf('@postkit/sdk/words'),
    },
  ];
}

/** @returns {Page} */
function sharedPage() {
  return page('shared-types', 'Shared types', 'Types that several resources use.', '');
}

/** @param {readonly Page[]} pages */
const sharedOf = (pages) => /** @type {Page} */ (pages.at(-1));

/**
 * @param {string} slug
 * @param {string} title
 * @param {string} intro
 * @param {string} imports
 * @returns {Page}
 */
function page(slug, title, intro, imports) {
  return { slug, title, intro, imports, entries: [], types: [] };
}

/** @param {string} prefix @param {Method} facts @returns {Entry} */
function entryOf(prefix, facts) {
  const tables = /** @type {Readonly<Record<string, Readonly<Record<string, Operation>>>>} */ (
    /** @type {unknown} */ (schema)
  );
  const operations = facts.operations.map((path) => {
    const [table = '', verb = ''] = path.split('.');
    const operation = tables[table]?.[verb];
    if (!operation) throw new Error(`${prefix}${facts.name} calls ${path}, which is no operation`);
    return operation;
  });
  return { call: `${prefix}${facts.name}`, facts, operations };
}

/** @param {Program['declarations']} declarations @param {string} name */
function interfaceOf(declarations, name) {
  const found = declarations.get(name);
  if (!found || !ts.isInterfaceDeclaration(found))
    throw new Error(`The SDK has no interface ${name} (${found && fileOf(found)})`);
  return found;
}

/** @param {string} file path below the sources */
function homeOf(file) {
  const [folder = '', name = ''] = file.split('/');
  if (folder === 'schema') return name;
  if (folder === 'resources') return name === 'send-in-parts.ts' ? 'client' : name.replace(/\.ts$/, '');
  return HOMES[folder] ?? 'client';
}

/** @param {string} name */
function kebab(name) {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
