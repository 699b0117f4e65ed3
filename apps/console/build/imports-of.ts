import { type ESTree, parseSync } from 'vite';

/** The bundler's data about a module that imports others. */
export interface ImportingModule {
  readonly code: string | null;
  /** Without repetitions, in the order of the statements. */
  readonly importedIds: readonly string[];
}

/** An export of a module that another one imports; `*` for the whole module. */
export interface Imported {
  readonly id: string;
  readonly name: string;
}

/**
 * The static imports of a module, used or not, and what it requires. Of a module that only exports those of others, the imports
 * behind one of its exports.
 */
export function importsOf({ code, importedIds }: ImportingModule, name: string): Imported[] {
  const { statements, sources, onlyExports } = statementsOf(code ?? '');
  const imported = statements.flatMap(({ source, names, exports }) => {
    const id = importedIds[sources.indexOf(source)];
    if (id === undefined)
      throw new Error(`The module that ${source} names is not among ${importedIds.join(', ')}.`);
    return names
      .filter((_, at) => !onlyExports || name === '*' || exports?.[at] === name)
      .map((named) => ({ id, name: named }));
  });
  const required = importedIds.slice(sources.length).map((id) => ({ id, name: '*' }));
  return [...imported, ...required];
}

interface ImportStatements {
  readonly statements: readonly ImportStatement[];
  /** Without repetitions, in the order of the statements. */
  readonly sources: readonly string[];
  /** Whether the module has no code but exports of other modules. */
  readonly onlyExports: boolean;
}

/** By code: the walk visits a module once for each name that is imported from it, and nearly all of its time is parsing. */
const known = new Map<string, ImportStatements>();

function statementsOf(code: string): ImportStatements {
  const before = known.get(code);
  if (before) return before;
  const { body } = parseSync('module.tsx', code).program;
  const statements = body.flatMap((statement) => importIn(statement) ?? []);
  const found = {
    statements,
    sources: [...new Set(statements.map(({ source }) => source))],
    onlyExports: body.length === statements.length && statements.every(({ exports }) => exports !== null),
  };
  known.set(code, found);
  return found;
}

interface ImportStatement {
  readonly source: string;
  /** The names that it imports. */
  readonly names: readonly string[];
  /** The names that it exports them by; null for a statement that only imports. */
  readonly exports: readonly string[] | null;
}

function importIn(statement: ESTree.Directive | ESTree.Statement): ImportStatement | null {
  if (statement.type === 'ExportAllDeclaration')
    return { source: statement.source.value, names: ['*'], exports: ['*'] };
  if (statement.type === 'ExportNamedDeclaration' && statement.source) {
    const { source, specifiers } = statement;
    return {
      source: source.value,
      names: specifiers.map(({ local }) => nameOf(local)),
      exports: specifiers.map(({ exported }) => nameOf(exported)),
    };
  }
  if (statement.type !== 'ImportDeclaration') return null;
  const names = statement.specifiers.map((specifier) =>
    specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*',
  );
  return { source: statement.source.value, names: names.length > 0 ? names : ['*'], exports: null };
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}
