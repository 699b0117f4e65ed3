import { describe, expect, it } from 'vitest';
import { joinErrors } from '../.vitepress/theme/join-errors.ts';

const ok = { description: 'OK', content: { 'application/json': {} } };
const error = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/Error' } } },
});

describe('joinErrors', () => {
  it('names the errors of an operation in one response, with their body', () => {
    const responses = { '200': ok, '400': error('Bad Request'), '404': error('Not Found') };
    const document = joinErrors({
      openapi: '3.1.0',
      paths: { '/a': { get: { operationId: 'a', responses } } },
    });
    expect(document).toEqual({
      openapi: '3.1.0',
      paths: {
        '/a': {
          get: {
            operationId: 'a',
            responses: { '200': ok, default: error('400 Bad Request, 404 Not Found') },
          },
        },
      },
    });
  });

  it('leaves an operation with one error, and the shared parameters of a path, as they are', () => {
    const paths = {
      '/a': { parameters: [{ name: 'id' }], get: { responses: { '200': ok, '404': error('Not Found') } } },
    };
    expect(joinErrors({ paths }).paths).toEqual(paths);
  });
});
