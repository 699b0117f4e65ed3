import ts from 'typescript';
import { expect, it } from 'vitest';
import { readProgram } from './read-program.mjs';

const { checker, exportsOf } = readProgram();

/** The methods of the client's resources with their signatures, by name: `tags.list`. */
function methodsOfClient(): [name: string, signature: ts.Signature][] {
  const client = exportsOf('index.ts').find(({ name }) => name === 'PostKitClient');
  if (!client) throw new Error('The SDK was to export PostKitClient.');
  return checker
    .getDeclaredTypeOfSymbol(client)
    .getProperties()
    .flatMap((resource) =>
      checker
        .getTypeOfSymbol(resource)
        .getProperties()
        .filter(({ flags }) => flags & ts.SymbolFlags.Method)
        .flatMap((method) =>
          checker
            .getTypeOfSymbol(method)
            .getCallSignatures()
            .map((signature): [string, ts.Signature] => [`${resource.name}.${method.name}`, signature]),
        ),
    );
}

const isUntyped = (type: ts.Type) => (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;

it('KIT-012 every call of the client has typed inputs and a typed answer', () => {
  const methods = methodsOfClient();
  expect(methods.length).toBeGreaterThan(100);
  const untyped = methods.filter(([, signature]) => {
    const answer = checker.getReturnTypeOfSignature(signature);
    const inputs = signature.getParameters().map((parameter) => checker.getTypeOfSymbol(parameter));
    return [...inputs, checker.getAwaitedType(answer) ?? answer].some(isUntyped);
  });
  expect(untyped.map(([name]) => name)).toEqual([]);
});
