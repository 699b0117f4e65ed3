import ts from 'typescript';
import { withoutComments } from './read-methods.mjs';
import { docOf, fileOf } from './read-program.mjs';

/**
 * @typedef {{ name: string, type: string, isOptional: boolean, note: string }} Field
 * @typedef {{ name: string, file: string, note: string, text: string, fields: Field[] }} TypeFact `text` is empty if the fields say all
 */

/**
 * The names of declarations in texts of types, with those that their fields name.
 * @param {readonly string[]} texts
 * @param {ReadonlyMap<string, TypeFact>} facts
 */
export function namesIn(texts, facts) {
  /** @type {Set<string>} */
  const names = new Set();
  const waiting = [...texts];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const [name] of text.matchAll(/\b[A-Z]\w+/g)) {
      const fact = facts.get(name);
      if (!fact || names.has(name)) continue;
      names.add(name);
      waiting.push(fact.text, ...fact.fields.map(({ type }) => type));
    }
  }
  return names;
}

/**
 * @param {string} name
 * @param {ts.Declaration} declaration
 * @param {ts.TypeChecker} checker
 * @returns {TypeFact}
 */
export function typeFact(name, declaration, checker) {
  const { text: note } = docOf(declaration);
  const file = fileOf(declaration);
  if (ts.isTypeAliasDeclaration(declaration)) {
    const { fields, rest } = shapeOf(declaration.type, '');
    return { name, file, note, text: fields.length > 0 && rest === 'object' ? '' : rest, fields };
  }
  if (!ts.isInterfaceDeclaration(declaration) && !ts.isClassDeclaration(declaration))
    return { name, file, note, text: '', fields: [] };
  const isOwn = (/** @type {ts.Symbol} */ { declarations }) => declarations?.[0]?.parent === declaration;
  const all = checker.getPropertiesOfType(checker.getTypeAtLocation(declaration));
  // Those of a base come first, as a reader meets them there.
  const properties = [...all.filter((symbol) => !isOwn(symbol)), ...all.filter(isOwn)];
  const fields = properties.flatMap((symbol) => {
    const [member] = symbol.declarations ?? [];
    if (!member || !isField(member)) return [];
    const [field, ...inner] = fieldsOf(member, '');
    // A field of a base can be required there.
    const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
    return field ? [{ ...field, isOptional }, ...inner] : [];
  });
  return { name, file, note, text: '', fields };
}

/** @param {ts.Declaration} member @returns {member is ts.PropertySignature | ts.PropertyDeclaration} */
function isField(member) {
  const isOwn = member.getSourceFile().fileName.includes('packages/sdk/src');
  return (
    isOwn &&
    (ts.isPropertySignature(member) || ts.isPropertyDeclaration(member)) &&
    !ts.isComputedPropertyName(member.name)
  );
}

/**
 * The row of a field, and rows of the fields in it.
 * @param {ts.PropertySignature | ts.PropertyDeclaration} member
 * @param {string} prefix
 * @returns {Field[]}
 */
function fieldsOf(member, prefix) {
  const name = `${prefix}${member.name.getText().replaceAll("'", '')}`;
  const { text: note } = docOf(member);
  const { fields, rest } = member.type
    ? shapeOf(member.type, name)
    : {
        fields: [],
        rest: withoutComments((ts.isPropertyDeclaration(member) && member.initializer?.getText()) || ''),
      };
  const isOptional = member.questionToken !== undefined;
  return [
    { name, type: isOptional ? rest.replace(/ \| undefined$/, '') : rest, isOptional, note },
    ...fields,
  ];
}

/**
 * The fields of an object in a type, and the type with the word `object` in its place.
 * @param {ts.TypeNode} type
 * @param {string} name
 * @returns {{ fields: Field[], rest: string }}
 */
function shapeOf(type, name) {
  /** @type {{ node: ts.TypeLiteralNode, path: string }[]} */
  const literals = [];
  /** @param {ts.Node} node @param {string} path */
  const visit = (node, path) => {
    if (ts.isTypeLiteralNode(node) && node.members.every(ts.isPropertySignature))
      literals.push({ node, path });
    else if (ts.isArrayTypeNode(node)) visit(node.elementType, `${path}[]`);
    else if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Record') {
      ts.forEachChild(node, (child) => visit(child, `${path}[key]`));
    } else ts.forEachChild(node, (child) => visit(child, path));
  };
  visit(type, name);
  let rest = withoutComments(type.getText());
  for (const { node } of literals) rest = rest.replace(withoutComments(node.getText()), 'object');
  const fields = literals.flatMap(({ node, path }) =>
    node.members
      .filter(ts.isPropertySignature)
      .flatMap((member) => fieldsOf(member, path === '' ? '' : `${path}.`)),
  );
  return { fields, rest };
}
