// Written by `npm run wire-operations`.
import type * as declared from './operations.ts';

export const webhookOperations = {
  list: { id: 'webhooks.list', method: 'GET', path: '/{station}/api/v1/webhook/', success: 200, responseKind: 'json' },
  create: {
    id: 'webhooks.create',
    method: 'POST',
    path: '/{station}/api/v1/webhook/',
    success: 201,
    responseKind: 'json',
    bodyKind: 'json',
  },
  update: {
    id: 'webhooks.update',
    method: 'PATCH',
    path: '/{station}/api/v1/webhook/{id}/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
    idempotent: true,
  },
  remove: { id: 'webhooks.remove', method: 'DELETE', path: '/{station}/api/v1/webhook/{id}/', success: 204, responseKind: 'none' },
  newSecret: {
    id: 'webhooks.newSecret',
    method: 'POST',
    path: '/{station}/api/v1/webhook/{id}/secret/',
    success: 200,
    responseKind: 'json',
  },
  test: { id: 'webhooks.test', method: 'POST', path: '/{station}/api/v1/webhook/{id}/test/', success: 200, responseKind: 'json' },
  messages: {
    id: 'webhooks.messages',
    method: 'GET',
    path: '/{station}/api/v1/webhook/{id}/messages/',
    success: 200,
    responseKind: 'json',
  },
  redeliver: {
    id: 'webhooks.redeliver',
    method: 'POST',
    path: '/{station}/api/v1/webhook/{id}/messages/{message}/redeliver/',
    success: 200,
    responseKind: 'json',
  },
} as unknown as typeof declared.webhookOperations;
