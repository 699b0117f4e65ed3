/** The parts of an OpenAPI document that `joinErrors` reads. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface Described {
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

/** A document whose operations name their errors in one response: all errors have the same body, and each costs a reader time. */
export function joinErrors<Document extends ApiDocument>(document: Document): Document {
  const paths = Object.entries(document.paths).map(([path, operations]) => [
    path,
    mapValues(operations, joined),
  ]);
  return { ...document, paths: Object.fromEntries(paths) as Document['paths'] };
}

function joined(operation: unknown): unknown {
  if (!isDescribed(operation)) return operation;
  const all = Object.entries(operation.responses);
  const errors = all.filter(([status]) => Number(status) >= 400);
  const [first] = errors;
  if (!first || errors.length === 1) return operation;
  const description = errors.map(([status, response]) => `${status} ${response.description}`).join(', ');
  const rest = all.filter(([status]) => !(Number(status) >= 400));
  return { ...operation, responses: { ...Object.fromEntries(rest), default: { ...first[1], description } } };
}

function isDescribed(operation: unknown): operation is Described {
  return typeof operation === 'object' && operation !== null && 'responses' in operation;
}

function mapValues(
  values: Readonly<Record<string, unknown>>,
  change: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
