import ts from 'typescript';
import { docOf, oneLine } from './read-program.mjs';

/**
 * @import { Doc } from './read-program.mjs'
 * @typedef {{ name: string, type: string, isOptional: boolean, note: string }} Param
 * @typedef {{ name: string, doc: Doc, params: Param[] | null, result: string, operations: string[] }} Method `params` is null of a property
 * @typedef {ts.MethodDeclaration | ts.MethodSignature | ts.GetAccessorDeclaration | ts.FunctionDeclaration} Callable
 */

const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/**
 * The public methods of a class or interface in order.
 * @param {ts.ClassDeclaration | ts.InterfaceDeclaration} declaration
 * @param {ts.TypeChecker} checker
 * @returns {Method[]}
 */
export function methodsOf(declaration, checker) {
  const members = [...declaration.members].filter(isCallable);
  return members.map((member) => ({
    ...callable(member, checker),
    operations: operationsIn(member, members),
  }));
}

/**
 * @param {Callable} node
 * @param {ts.TypeChecker} checker
 * @returns {Method}
 */
export function callable(node, checker) {
  const doc = docOf(node);
  const signature = /** @type {ts.Signature} */ (checker.getSignatureFromDeclaration(node));
  const inferred = checker.typeToString(checker.getReturnTypeOfSignature(signature), node, FLAGS);
  const result = node.type ? oneLine(node.type.getText()) : inferred.replaceAll(/import\("[^"]+"\)\./g, '');
  const isProperty = ts.isGetAccessorDeclaration(node);
  const params = isProperty ? null : node.parameters.map((parameter) => paramOf(parameter, doc, checker));
  return { name: node.name?.getText() ?? '', doc, params, result, operations: [] };
}

/**
 * @param {ts.ParameterDeclaration} parameter
 * @param {Doc} doc
 * @param {ts.TypeChecker} checker
 * @returns {Param}
 */
function paramOf(parameter, doc, checker) {
  const name = nameOf(parameter.name, doc);
  const type = parameter.type
    ? withoutComments(parameter.type.getText())
    : checker.typeToString(checker.getTypeAtLocation(parameter), parameter, FLAGS);
  const isOptional = parameter.questionToken !== undefined || parameter.initializer !== undefined;
  const initial = parameter.initializer?.getText() ?? '{}';
  const details = [...doc.params]
    .filter(([path]) => path.startsWith(`${name}.`))
    .map(([path, note]) => `\`${path.slice(name.length + 1)}\`: ${note}`);
  const notes = [doc.params.get(name) ?? '', ...details, initial === '{}' ? '' : `Default \`${initial}\`.`];
  return { name, type, isOptional, note: notes.filter(Boolean).join(' ') };
}

/**
 * The name of a parameter; of one that the method takes apart, the name of its rest or of its comment.
 * @param {ts.BindingName} name
 * @param {Doc} doc
 */
function nameOf(name, doc) {
  if (ts.isIdentifier(name)) return name.text;
  const rest = name.elements.find((element) => ts.isBindingElement(element) && element.dotDotDotToken);
  if (rest && ts.isBindingElement(rest)) return rest.name.getText();
  return [...doc.params.keys()].find((path) => !path.includes('.')) ?? 'options';
}

/**
 * Operations that a method calls, also through another method, as `table.verb`.
 * @param {ts.Node} node
 * @param {readonly Callable[]} siblings
 * @returns {string[]}
 */
function operationsIn(node, siblings) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {ts.Node} inner */
  const visit = (inner) => {
    if (ts.isPropertyAccessExpression(inner) && inner.expression.getText().endsWith('Operations'))
      found.add(inner.getText());
    if (ts.isPropertyAccessExpression(inner) && inner.expression.kind === ts.SyntaxKind.ThisKeyword) {
      const called = siblings.find(
        (sibling) => sibling !== node && sibling.name?.getText() === inner.name.text,
      );
      if (called) for (const one of operationsIn(called, siblings)) found.add(one);
    }
    if (ts.isElementAccessExpression(inner)) visitTable(inner.expression);
    ts.forEachChild(inner, visit);
  };
  /** A constant of the file that chooses the operation. @param {ts.Expression} name */
  const visitTable = (name) => {
    for (const statement of name.getSourceFile().statements.filter(ts.isVariableStatement)) {
      for (const one of statement.declarationList.declarations)
        if (one.name.getText() === name.getText()) ts.forEachChild(one, visit);
    }
  };
  visit(node);
  return [...found];
}

/** @param {ts.Node} member @returns {member is ts.MethodDeclaration | ts.MethodSignature | ts.GetAccessorDeclaration} */
function isCallable(member) {
  const isMethod =
    ts.isMethodDeclaration(member) || ts.isMethodSignature(member) || ts.isGetAccessorDeclaration(member);
  return isMethod && !ts.isPrivateIdentifier(member.name);
}

/** @param {string} text */
export function withoutComments(text) {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([{(<=]) \| /g, '$1 ')
    .replaceAll(/([(<]) /g, '$1')
    .replaceAll(/,? ([)>])/g, '$1')
    .replace(/^\| /, '')
    .trim();
}
