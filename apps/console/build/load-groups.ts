import { type ImportingModule, importsOf } from './imports-of.ts';

/** The bundler's data about a module. */
interface ModuleFacts extends ImportingModule {
  readonly dynamicallyImportedIds: readonly string[];
}

interface Modules {
  getModuleInfo(id: string): ModuleFacts | null;
}

/** Ids of the modules that begin a page or a part of one. */
export interface PageModules {
  /** The page itself. */
  readonly first: string;
  /** The frame, which the page loads for addresses of a station. */
  readonly frame: string;
  /** Parts that the sign-in loads while its form is used. */
  readonly signIn: readonly string[];
  /** Matches zod and the library of forms. */
  readonly formPackages: RegExp;
  /** Matches the modules with schemas, and some without. */
  readonly schemas: RegExp;
}

/** Name of the chunk with the console's own module. */
export const frameChunk = 'frame';
/** Name of the chunk that forms load: zod, schemas that many of them use, and the library of forms. */
export const formsChunk = 'forms';
/** From the first to be filled. */
const names = [
  'first-load',
  'frame-of-sign-in',
  'frame-of-others',
  frameChunk,
  formsChunk,
  'parts-of-others',
  'parts',
] as const;
type Group = (typeof names)[number];
/** Modules of so many chunks are parts, or belong to forms. */
const often = 5;

/**
 * Puts what every page loads first, and what the frame of the console loads next, into one chunk each. By default the bundler splits
 * modules that screens share into dozens of small files, and browsers load six at a time from a server without TLS, so each row of
 * six costs the latency of the network before the first paint. The chunks follow static imports, used or not; of a module that only
 * exports those of others, the ones whose names are imported.
 *
 * Modules of many screens are in one chunk for the same reason, and those of forms, which run long, in one of their own: a screen
 * without a form does not load it.
 *
 * Modules that the form of the sign-in needs, and those that its later steps or the page of a presenter need, are chunks of their
 * own: a chunk runs whole, so the router of the frame would run there too.
 *
 * The bundler puts the imports of a module into its group, unless a group before contains them: keep the order.
 */
export function loadGroups(pages: PageModules) {
  const groupOf = onceForEach(groupsOf(pages));
  return names.map((name, index) => ({
    debugName: name,
    name: (id: string, modules: Modules) => (groupOf(id, modules) === name ? name : null),
    priority: names.length - index,
    minShareCount: name.startsWith('parts') || name === formsChunk ? often : 1,
  }));
}

type ChooseGroup = (id: string, modules: Modules) => Group | null;

/** The bundler asks each group about each module. */
function onceForEach(choose: ChooseGroup): ChooseGroup {
  const chosen = new Map<string, Group | null>();
  return (id, modules) => {
    const before = chosen.get(id);
    if (before !== undefined) return before;
    const group = choose(id, modules);
    chosen.set(id, group);
    return group;
  };
}

function groupsOf({ first, frame, signIn, formPackages, schemas }: PageModules): ChooseGroup {
  let found: Record<'first-load' | 'frame-of-sign-in' | 'others' | 'frame', ReadonlySet<string>> | undefined;
  const isOfForms = (id: string, modules: Modules) =>
    formPackages.test(id) ||
    (schemas.test(id) && [...reached([id], modules)].some((imported) => formPackages.test(imported)));
  return (id, modules) => {
    found ??= {
      'first-load': reached([first], modules),
      'frame-of-sign-in': reached(signIn, modules),
      others: reached([first], modules, ({ dynamicallyImportedIds }) =>
        dynamicallyImportedIds.filter((imported) => imported !== frame),
      ),
      frame: reached([frame], modules),
    };
    const groups = found;
    if (groups['first-load'].has(id)) return 'first-load';
    const isOfOthers = groups.others.has(id);
    if (!groups.frame.has(id))
      return isOfForms(id, modules) ? formsChunk : isOfOthers ? 'parts-of-others' : 'parts';
    if (groups['frame-of-sign-in'].has(id)) return 'frame-of-sign-in';
    return isOfOthers ? 'frame-of-others' : frameChunk;
  };
}

/** @param alsoOf further modules that are reached from one */
function reached(
  roots: readonly string[],
  modules: Modules,
  alsoOf: (facts: ModuleFacts) => readonly string[] = () => [],
): ReadonlySet<string> {
  const found = roots.map((id) => ({ id, name: '*' }));
  const seen = new Set<string>();
  for (const { id, name } of found) {
    const facts = modules.getModuleInfo(id);
    if (!facts || seen.has(`${id} *`) || seen.has(`${id} ${name}`)) continue;
    seen.add(`${id} ${name}`);
    found.push(...importsOf(facts, name), ...alsoOf(facts).map((imported) => ({ id: imported, name: '*' })));
  }
  return new Set(found.map(({ id }) => id));
}
