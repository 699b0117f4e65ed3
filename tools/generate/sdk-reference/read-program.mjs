import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * @typedef {{ text: string, throws: string[], examples: string[], params: ReadonlyMap<string, string> }} Doc
 * @typedef {{ checker: ts.TypeChecker, exportsOf: (entry: string) => ts.Symbol[], declarations: ReadonlyMap<string, ts.Declaration> }} Program
 */

/** The sources of the SDK. */
const sourceFolder = fileURLToPath(new URL('../../../packages/sdk/src/', import.meta.url));

/** Entry points of the package, by the name that an import gives. */
export const ENTRIES = {
  '@postkit/sdk': 'index.ts',
  '@postkit/sdk/public': 'public/index.ts',
  '@postkit/sdk/webhooks': 'webhooks/index.ts',
  '@postkit/sdk/words': 'words/index.ts',
};

/**
 * Compiles the SDK. `declarations` has every interface, type and class of its sources by name; of two with one name, the
 * one that an entry point exports.
 * @returns {Program}
 */
export function readProgram() {
  const config = join(sourceFolder, '../../tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
  );
  const entries = Object.values(ENTRIES).map((file) => join(sourceFolder, file));
  const program = ts.createProgram(entries, options);
  const checker = program.getTypeChecker();
  const exportsOf = (/** @type {string} */ entry) => {
    const source = /** @type {ts.SourceFile} */ (program.getSourceFile(join(sourceFolder, entry)));
    const symbols = checker.getExportsOfModule(
      /** @type {ts.Symbol} */ (checker.getSymbolAtLocation(source)),
    );
    return symbols.map((symbol) =>
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    );
  };
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(sourceFolder));
  const exported = Object.values(ENTRIES).flatMap((entry) =>
    exportsOf(entry).flatMap((symbol) => symbol.declarations ?? []),
  );
  const all = own.flatMap((source) => source.statements.filter((statement) => isDeclared(statement)));
  const declarations = new Map(
    [...all, ...exported.filter(isDeclared)].map((one) => [one.name?.text ?? '', one]),
  );
  return { checker, exportsOf, declarations };
}

/**
 * @param {ts.Node} node
 * @returns {node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration}
 */
function isDeclared(node) {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);
}

/**
 * The path of a declaration's file below the sources.
 * @param {ts.Node} node
 */
export function fileOf(node) {
  return relative(sourceFolder, node.getSourceFile().fileName);
}

/**
 * The comment of a declaration, with its tags.
 * @param {ts.Node} node
 * @returns {Doc}
 */
export function docOf(node) {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const tags = comments.flatMap(({ tags: own }) => [...(own ?? [])]);
  const named = (/** @type {string} */ name) => tags.filter(({ tagName }) => tagName.text === name);
  const params = tags
    .filter(ts.isJSDocParameterTag)
    .map((tag) => /** @type {const} */ ([tag.name.getText(), oneLine(textOf(tag.comment))]));
  return {
    text: oneLine(comments.map(({ comment }) => textOf(comment)).join(' ')),
    throws: named('throws').map((tag) => oneLine(tag.getText().replace(/^@throws/, ''))),
    examples: named('example').map(({ comment }) => textOf(comment)),
    params: new Map(params),
  };
}

/** @param {string | ts.NodeArray<ts.JSDocComment> | undefined} comment */
function textOf(comment) {
  return ts.getTextOfJSDocComment(comment) ?? '';
}

/** @param {string} text */
export function oneLine(text) {
  return text
    .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
    .replace(/\s*\*\/?$/, '')
    .trim();
}
