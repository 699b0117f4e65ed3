import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operations, type Operation } from './index.ts';

const withBody = Object.values(operations)
  .flatMap((domain) => Object.values<Operation>(domain))
  .flatMap(({ id, body }) => (body ? [[id, body] as const] : []));

/** Paths of the lists without a maximum length in a JSON schema. */
function endlessLists(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const isEndless = 'type' in schema && schema.type === 'array' && !('maxItems' in schema);
  return [
    ...(isEndless ? [path] : []),
    ...Object.entries(schema).flatMap(([name, part]) => endlessLists(part, `${path}.${name}`)),
  ];
}

describe('request bodies', () => {
  it.each(withBody)('%s limits every list', (id, body) => {
    expect(endlessLists(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), id)).toEqual([]);
  });
});
