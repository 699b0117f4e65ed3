import { isHttpError } from '@postkit/sdk';
import { playoutInputCreate } from '@postkit/sdk/schema';
import type { Catalogue } from '../../../words/catalogue.ts';
import { type InputDraft, inputOf, otherSystem } from './input-draft.ts';
import { inputFormMessages } from './input-form.messages.ts';

/** The fields that show problems; `categories` and `kinds` are those of their rows. */
export type ProblemField =
  | 'name'
  | 'system'
  | 'transport'
  | 'url'
  | 'host'
  | 'port'
  | 'path'
  | 'pattern'
  | 'fields'
  | 'categories'
  | 'kinds'
  | 'channel'
  | 'charset'
  | 'template'
  | 'own_names'
  | 'stale_after_s';
export type Problems = Partial<Record<ProblemField, string>>;

const fieldNames: readonly ProblemField[] = [
  'name',
  'system',
  'url',
  'host',
  'port',
  'path',
  'pattern',
  'fields',
  'categories',
  'kinds',
  'channel',
  'charset',
  'template',
  'own_names',
  'stale_after_s',
  'transport',
];

/** The problems of a draft, by the fields that show them. */
export function problemsOf(draft: InputDraft, catalogue: Catalogue): Problems {
  const messages = catalogue.wordsOf(inputFormMessages);
  if (draft.system === '')
    return { system: messages.systemMissing, ...nameProblem(draft, messages.nameMissing) };
  const { error } = playoutInputCreate.safeParse(inputOf(draft));
  const found = (error?.issues ?? []).map(
    ({ path, message }): readonly [ProblemField | undefined, string] => {
      const field = fieldOf(path.join('.'));
      return [field, field ? (ownWords(field, draft, catalogue) ?? message) : message];
    },
  );
  const known = Object.fromEntries(found.filter(([field]) => field !== undefined));
  return { ...known, ...formProblems(draft, catalogue), ...rowProblems(draft, catalogue) };
}

function nameProblem({ name }: InputDraft, message: string): Problems {
  return name.trim() === '' ? { name: message } : {};
}

/** The words of the screen for a field, where the contract has only English ones. */
function ownWords(field: ProblemField, draft: InputDraft, catalogue: Catalogue): string | undefined {
  const messages = catalogue.wordsOf(inputFormMessages);
  const own: Problems = {
    name: messages.nameMissing,
    url: draft.transport === 'websocket' ? messages.socketMissing : messages.urlMissing,
    host: messages.hostMissing,
    port: messages.portMissing,
    path: messages.pathMissing,
    stale_after_s: messages.staleWrong,
    kinds: messages.rowUnfinished,
    categories: messages.rowUnfinished,
  };
  return own[field];
}

function formProblems({ system, form }: InputDraft, catalogue: Catalogue): Problems {
  const messages = catalogue.wordsOf(inputFormMessages);
  if (system !== otherSystem) return {};
  const { title = '', cart = '' } = form.fields;
  return {
    ...(form.form === 'pattern' && !form.pattern && { pattern: messages.patternMissing }),
    ...((title + cart).trim() === '' && { fields: messages.fieldsMissing }),
  };
}

function rowProblems({ categories, kinds }: InputDraft, catalogue: Catalogue): Problems {
  const messages = catalogue.wordsOf(inputFormMessages);
  const isUnfinished = categories.some(({ from, to }) => from.trim() === '' || to.trim() === '');
  return {
    ...(isUnfinished && { categories: messages.rowUnfinished }),
    ...(kinds.some(({ from }) => from.trim() === '') && { kinds: messages.rowUnfinished }),
  };
}

/** The field for a path of the contract, such as `transport.port` or `options.own_names.0`. */
function fieldOf(path: string): ProblemField | undefined {
  const parts = path.split('.');
  if (parts[0] === 'options' && (parts[1] === 'types' || parts[1] === 'cart_types')) return 'kinds';
  if (parts[0] === 'form' && parts[1] !== 'pattern') return 'fields';
  const inner = parts.slice(0, 2).toReversed();
  return inner.map((part) => fieldNames.find((name) => name === part)).find((name) => name !== undefined);
}

/** The problems that the station found, and those that belong to no field. */
export function refusalsOf(error: unknown): {
  readonly problems: Problems;
  readonly others: readonly string[];
} {
  if (!isHttpError(error)) return { problems: {}, others: [] };
  const fields = Object.entries(error.fields).map(
    ([path, texts]) => [fieldOf(path), texts.join(' ')] as const,
  );
  const problems = Object.fromEntries(fields.flatMap(([field, text]) => (field ? [[field, text]] : [])));
  return { problems, others: fields.filter(([field]) => field === undefined).map(([, text]) => text) };
}
