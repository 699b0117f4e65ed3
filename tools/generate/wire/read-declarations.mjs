import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The folder of the schemas. */
export const schemaFolder = fileURLToPath(new URL('../../../packages/sdk/src/schema/', import.meta.url));

/** The modules of the contract that are written by hand and declare schemas, as paths below `schemaFolder`. */
export function schemaModules() {
  return globSync('*/*.ts', { cwd: schemaFolder })
    .filter(
      (file) =>
        !file.endsWith('.test.ts') &&
        !basename(file).startsWith('wire-') &&
        !file.startsWith('public-pages/'),
    )
    .toSorted();
}

/**
 * Reads the types of schemas with the compiler, whose symbols carry the comments of the fields, also of fields that another
 * schema picked, omitted or extended.
 * @param {readonly { key: string, module: string, expression: string }[]} roots `expression` is the type of a schema, in which `module` is `declared`
 */
export function readDeclarations(roots) {
  const probe = join(schemaFolder, 'probe.ts');
  const modules = [...new Set(roots.map(({ module }) => module))];
  const text = [
    `import type { z } from 'zod';`,
    ...modules.map((module, index) => `import type * as m${index} from './${module}';`),
    ...roots.map(
      ({ module, expression }, index) =>
        `export type T${index} = ${expression.replace('declared', `m${modules.indexOf(module)}`)};`,
    ),
  ].join('\n');
  const { program, source } = compile(probe, text);
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(/** @type {ts.Symbol} */ (checker.getSymbolAtLocation(source)));
  const types = new Map(exported.map((symbol) => [symbol.name, checker.getDeclaredTypeOfSymbol(symbol)]));
  return {
    checker,
    typeOf: new Map(roots.map(({ key }, index) => [key, /** @type {ts.Type} */ (types.get(`T${index}`))])),
  };
}

/**
 * @param {string} probe
 * @param {string} text
 */
function compile(probe, text) {
  const config = resolve(schemaFolder, '../../tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
  );
  const host = ts.createCompilerHost(options, true);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name === probe || fileExists(name);
  host.readFile = (name) => (name === probe ? text : readFile(name));
  host.getSourceFile = (name, target, ...rest) =>
    name === probe ? ts.createSourceFile(name, text, target, true) : getSourceFile(name, target, ...rest);
  const program = ts.createProgram([probe], { ...options, types: [] }, host);
  const source = /** @type {ts.SourceFile} */ (program.getSourceFile(probe));
  const [fault] = program.getSemanticDiagnostics(source);
  if (fault) throw new Error(ts.flattenDiagnosticMessageText(fault.messageText, '\n'));
  return { program, source };
}

const COMMENTED = /\/\*\*((?:(?!\*\/)[\s\S])+?)\*\/\s*\nexport const (\w+)/g;
const ALIAS = /export type (\w+) = z\.output<typeof (\w+)>/g;

/**
 * The exported constants of a module in order, their comments, and the names of the types that it declares for its schemas.
 * @param {string} module
 */
export function readModule(module) {
  const text = readFileSync(join(schemaFolder, module), 'utf8');
  const comments = new Map(
    [...text.matchAll(COMMENTED)].map(([, comment = '', name = '']) => [name, plain(comment)]),
  );
  const aliases = new Map([...text.matchAll(ALIAS)].map(([, alias = '', name = '']) => [name, alias]));
  const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  return { comments, aliases, names };
}

/** @param {string} comment */
function plain(comment) {
  return comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim();
}
