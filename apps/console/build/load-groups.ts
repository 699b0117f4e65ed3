/** The bundler's data about a module. */
interface ModuleFacts {
  readonly importedIds: readonly string[];
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
}

/** Name of the chunk with the console's own module. */
export const frameChunk = 'frame';
/** From the first to be filled. */
const names = ['first-load', 'frame-of-sign-in', 'frame-of-others', frameChunk, 'parts-of-others', 'parts'] as const;
type Group = (typeof names)[number];
/** Modules of so many chunks are parts. */
const often = 5;

/**
 * Puts what every page loads first, and what the frame of the console loads next, into one chunk each. By default the bundler splits
 * modules that screens share into dozens of small files, and browsers load six at a time from a server without TLS, so each row of
 * six costs the latency of the network before the first paint. The chunks follow static imports, used or not.
 *
 * Modules of many screens are in one chunk for the same reason.
 *
 * Modules that the form of the sign-in needs, and those that its later steps or the page of a presenter need, are chunks of their
 * own: a chunk runs whole, so the router of the frame would run there too.
 *
 * The bundler puts the imports of a module into its group, unless a group before contains them: keep the order.
 */
export function loadGroups(pages: PageModules) {
  const groupOf = groupsOf(pages);
  return names.map((name, index) => ({
    debugName: name,
    name: (id: string, modules: Modules) => (groupOf(id, modules) === name ? name : null),
    priority: names.length - index,
    minShareCount: name.startsWith('parts') ? often : 1,
  }));
}

function groupsOf({ first, frame, signIn }: PageModules): (id: string, modules: Modules) => Group | null {
  let found: Record<'first-load' | 'frame-of-sign-in' | 'others' | 'frame', ReadonlySet<string>> | undefined;
  return (id, modules) => {
    found ??= {
      'first-load': reached([first], modules, ({ importedIds }) => importedIds),
      'frame-of-sign-in': reached(signIn, modules, ({ importedIds }) => importedIds),
      others: reached([first], modules, ({ importedIds, dynamicallyImportedIds }) =>
        [...importedIds, ...dynamicallyImportedIds].filter((imported) => imported !== frame),
      ),
      frame: reached([frame], modules, ({ importedIds }) => importedIds),
    };
    const groups = found;
    if (groups['first-load'].has(id)) return 'first-load';
    const isOfOthers = groups.others.has(id);
    if (!groups.frame.has(id)) return isOfOthers ? 'parts-of-others' : 'parts';
    if (groups['frame-of-sign-in'].has(id)) return 'frame-of-sign-in';
    return isOfOthers ? 'frame-of-others' : frameChunk;
  };
}

function reached(roots: readonly string[], modules: Modules, importsOf: (facts: ModuleFacts) => readonly string[]): ReadonlySet<string> {
  const ids = new Set(roots);
  for (const id of ids) {
    const facts = modules.getModuleInfo(id);
    for (const imported of facts ? importsOf(facts) : []) ids.add(imported);
  }
  return ids;
}
