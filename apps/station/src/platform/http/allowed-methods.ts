import type { Operation } from '@postkit/sdk/schema';

/** The methods that an operation serves. A GET that creates or changes data, or never ends, must not be triggered by a HEAD. */
export function methodsOf({ method, responseKind, effect }: Operation): string[] {
  const isRead = method === 'GET' && !effect && ['json', 'file', 'redirect'].includes(responseKind);
  return isRead ? ['GET', 'HEAD'] : [method];
}

/**
 * The methods of all operations at an address, as `Allow` lists them; empty for an address without operations.
 * @param operations grows while the server starts
 * @param path of a request, without its query
 */
export function createAllowedMethods(operations: readonly Operation[]): (path: string) => string {
  let addresses: { pattern: RegExp; methods: readonly string[] }[] = [];

  return (path) => {
    if (addresses.length < operations.length) {
      addresses = operations.map((operation) => ({
        pattern: patternOf(operation),
        methods: methodsOf(operation),
      }));
    }
    const methods = addresses
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((address) => address.methods);
    return [...new Set(methods)].toSorted().join(', ');
  };
}

function patternOf({ path }: Operation): RegExp {
  const literal = path.replace(/\/$/, '').replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replace(/\{\w+\}/g, '[^/]+')}/?$`);
}
