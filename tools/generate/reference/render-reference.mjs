import { describeAccess } from '../../../packages/sdk/src/schema/access.ts';
import { describeShapes } from './describe-shapes.mjs';
import { unwrap } from './zod-schema.mjs';

/**
 * @import { Operation as Declared } from '../../../packages/sdk/src/schema/operation.ts'
 * @import { Schema } from './zod-schema.mjs'
 * @typedef {Declared['access']} Access
 * @typedef {{ id: string, summary: string, method: string, path: string, params?: Schema, query?: Schema, body?: Schema, bodyKind?: string,
 *   response?: Schema, responseKind: string, success: number, errors: readonly number[], host?: string, idempotent?: boolean,
 *   access: Access }} Operation
 * @typedef {{ domains: Readonly<Record<string, Readonly<Record<string, Operation>>>>, exported: Readonly<Record<string, unknown>>,
 *   liveEvents: Readonly<Record<string, Schema>>, notesOf: (domain: string) => ReadonlyMap<string, string> }} Contract
 */

const HEAD = `# Operations

Every operation of a station, written by \`npm run generate\` from the operation table in \`packages/sdk/src/schema\`.

- Authenticate with \`Authorization: ApiKey {username}:{api_key}\`; a browser's session sends \`Authorization: Custom\` with its cookie.
- \`{station}\` is the station's slug. Objects of another station respond with 404, like missing ones.
- Times are unix seconds, UTC. An error responds with \`{"error_message": "…"}\`, and a 400 also with \`{"errors": {"field": ["…"]}}\`.
- Every response has \`X-Request-Id\`, which the station's log also contains.
`;

/** @type {Readonly<Record<string, string>>} */
const answers = {
  none: 'nothing',
  file: 'a file',
  redirect: 'a redirect',
  stream: 'a stream of events (`text/event-stream`)',
};

/** @type {Readonly<Record<string, string>>} */
const hosts = {
  media: '`media_endpoint`',
  progress: '`progress_endpoint`',
  events: '`events_endpoint`',
  imports: '`rss_import_api_prefix`',
};

/**
 * Renders the page of all operations, live events and shapes.
 * @param {Contract} contract
 * @returns {string}
 */
export function renderReference({ domains, exported, liveEvents, notesOf }) {
  const shapes = describeShapes(exported);
  /** @type {Set<Schema>} */
  const rendered = new Set();
  const contents = Object.keys(domains).map((domain) => `- [${domain}](#${domain.toLowerCase()})`);
  const sections = Object.entries(domains).map(([domain, operations]) => {
    const notes = notesOf(domain);
    const calls = Object.values(operations).map((operation) => renderOperation(operation, shapes, notes));
    const used = Object.values(operations).flatMap(({ response, body }) =>
      [response, body].flatMap((schema) => namedIn(schema, shapes)),
    );
    const fresh = used.filter((schema, index) => used.indexOf(schema) === index && !rendered.has(schema));
    for (const schema of fresh) rendered.add(schema);
    const events = domain === 'live' ? [renderEvents(liveEvents, shapes)] : [];
    return [
      `## ${domain}`,
      ...calls,
      ...events,
      ...fresh.map((schema) => renderShape(schema, shapes, notes, [...rendered])),
    ].join('\n\n');
  });
  return `${[HEAD.trimEnd(), contents.join('\n'), ...sections].join('\n\n')}\n`;
}

/** @typedef {ReturnType<typeof describeShapes>} Shapes */

/**
 * @param {Operation} operation
 * @param {Shapes} shapes
 * @param {ReadonlyMap<string, string>} notes
 */
function renderOperation(operation, shapes, notes) {
  const {
    id,
    summary,
    method,
    path,
    query,
    body,
    bodyKind,
    response,
    responseKind,
    success,
    errors,
    access,
    host,
  } = operation;
  const isInline = (/** @type {Schema} */ schema) => schema.shape !== undefined && !shapes.nameOf(schema);
  const facts = [
    `- Access: ${describeAccess(access)}`,
    ...(host && hosts[host] ? [`- Host: the settings' ${hosts[host]}`] : []),
    ...(body && !isInline(body) ? [`- Body: ${shapes.words(body)}`] : []),
    ...(bodyKind === 'multipart' ? ['- Body: a multipart form'] : []),
    ...(bodyKind === 'form' ? ['- Body: an urlencoded form'] : []),
    `- Response: ${success}, ${response ? shapes.words(response) : (answers[responseKind] ?? responseKind)}`,
    `- Errors: ${errors.length > 0 ? errors.join(', ') : 'none'}`,
  ];
  return [
    `### ${id}`,
    '',
    `${summary}.`,
    '',
    `\`${method} ${path}\``,
    '',
    ...facts,
    ...table('Query', query, shapes, notes),
    ...(body && isInline(body) ? table('Body', body, shapes, notes) : []),
  ].join('\n');
}

/**
 * @param {Readonly<Record<string, Schema>>} events
 * @param {Shapes} shapes
 */
function renderEvents(events, shapes) {
  const rows = Object.entries(events).map(([name, schema]) => `| \`${name}\` | ${shapes.words(schema)} |`);
  return ['### Live events', '', '| Name | Data |', '| --- | --- |', ...rows].join('\n');
}

/**
 * @param {string} title
 * @param {Schema | undefined} schema
 * @param {Shapes} shapes
 * @param {ReadonlyMap<string, string>} notes
 */
function table(title, schema, shapes, notes) {
  if (!schema?.shape) return [];
  return ['', `| ${title} | Type | |`, '| --- | --- | --- |', ...shapes.rows(schema, notes)];
}

/**
 * @param {Schema} schema
 * @param {Shapes} shapes
 * @param {ReadonlyMap<string, string>} notes
 * @param {readonly Schema[]} rendered
 */
function renderShape(schema, shapes, notes, rendered) {
  const part = shapes.partOf(
    schema,
    [...shapes.names.keys()].filter((other) => rendered.includes(other)),
  );
  // Some shapes have the name of their domain, so a shape's heading has a suffix.
  const heading = `#### ${shapes.nameOf(schema)} (shape)`;
  if (part) return [heading, '', part].join('\n');
  return [heading, '', '| Field | Type | |', '| --- | --- | --- |', ...shapes.rows(schema, notes)].join('\n');
}

/**
 * Returns the named shapes in a schema: the schema itself first, then those that it contains.
 * @param {Schema | undefined} given
 * @param {Shapes} shapes
 * @returns {Schema[]}
 */
function namedIn(given, shapes) {
  if (!given) return [];
  const schema = unwrap(given);
  const inner = [
    schema.def.innerType,
    schema.def.element,
    ...(schema.def.options ?? []),
    ...Object.values(schema.shape ?? {}),
  ];
  const below = inner.flatMap((each) => (each ? namedIn(each, shapes) : []));
  return shapes.names.has(schema) ? [schema, ...below] : below;
}
