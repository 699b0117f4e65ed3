import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';

const path = '/wxyz/api/v1/event/7/';
const object = { resource_uri: path, title: 'Tide' };

/** The schemas of a body's fields with a name, as deep as they are. */
function fieldsNamed(name: string, schema: unknown): z.ZodType[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      key === name ? [field as z.ZodType] : fieldsNamed(name, field),
    );
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return fieldsNamed(name, schema.unwrap());
  return schema instanceof z.ZodArray ? fieldsNamed(name, schema.element) : [];
}

const fieldsOfCalls = (name: string) =>
  Object.values(operations)
    .flatMap((domain) => Object.values<Operation>(domain))
    .flatMap(({ id, body }) => fieldsNamed(name, body).map((field) => ({ id, field })));

describe('bodies of calls', () => {
  it.each([
    ['events', [path], [object], 5],
    ['event', path, object, 2],
  ])('take objects of a response in place of paths in `%s`', (name, paths, objects, least) => {
    // A field of this name may hold something else, such as the names of events that a webhook sends.
    const fields = fieldsOfCalls(name).filter(({ field }) => field.safeParse(paths).success);
    expect(fields.length).toBeGreaterThanOrEqual(least);
    expect(fields.map(({ id, field }) => [id, field.safeParse(objects).data])).toEqual(
      fields.map(({ id }) => [id, paths]),
    );
  });
});
