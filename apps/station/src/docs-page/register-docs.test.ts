import { expect, it, onTestFinished } from 'vitest';
import { startStation } from '../testing/index.ts';

it('the description of the API contains every part that it refers to', async () => {
  const station = await startStation();
  onTestFinished(() => station.close());
  const description: unknown = await (await station.call('/api/openapi.json')).json();
  const references = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, reference = '']) => reference,
  );
  expect(references.length).toBeGreaterThan(100);
  const partAt = (reference: string) =>
    reference
      .split('/')
      .slice(1)
      .reduce(
        (part: unknown, key) =>
          typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined,
        description,
      );
  expect(
    [...new Set(references)].filter(
      (reference) => !reference.startsWith('#/') || partAt(reference) === undefined,
    ),
  ).toEqual([]);
});
