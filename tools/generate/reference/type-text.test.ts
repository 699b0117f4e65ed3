import { describe, expect, it } from 'vitest';
import { typeText } from './type-text.mjs';

const most = Number.MAX_SAFE_INTEGER;

describe('typeText', () => {
  it.each([
    [{ type: 'string' }, 'text'],
    [{ type: 'string', minLength: 1, maxLength: 200 }, 'text, 1 to 200 characters'],
    [{ type: 'string', format: 'uuid', pattern: '^[0-9a-f]+$' }, 'UUID'],
    [{ type: 'string', pattern: '^(a|b)$' }, 'text like `^(a\\|b)$`'],
    [{ type: 'integer', minimum: -most, maximum: most }, 'whole number'],
    [{ type: 'integer', minimum: 0, maximum: most }, 'whole number, at least 0'],
    [{ enum: ['ASC', 'DESC'] }, '`ASC`, `DESC`'],
    [{ const: 0 }, '`0`'],
    [
      { type: 'array', items: { type: 'integer' }, maxItems: 100 },
      'list of whole number, at most 100 entries',
    ],
    [{ type: 'object', properties: { left: {}, top: {} } }, '{ `left`, `top` }'],
    [{ type: 'object', additionalProperties: {} }, 'object of any fields'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'text or `null`'],
    [{ anyOf: [{ const: '' }, { type: 'string', format: 'email' }] }, 'empty or email address'],
    [{ anyOf: [{ type: 'integer' }, { type: 'string', pattern: '^\\d+$' }] }, 'whole number'],
    [{ anyOf: [{ type: 'boolean' }, { enum: ['true'], type: 'string' }] }, '`true`, `false`'],
    [{}, 'any value'],
  ])('says %j as %s', (schema, words) => {
    expect(typeText(schema)).toBe(words);
  });
});
