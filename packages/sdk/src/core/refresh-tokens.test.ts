import { expect, it } from 'vitest';
import { sessionOperations } from '../schema/sessions/wire-operations.ts';
import { refreshOperation } from './refresh-tokens.ts';

it('the operation of the transport is that of sessions', () => {
  expect(refreshOperation).toEqual(sessionOperations.refreshToken);
});
