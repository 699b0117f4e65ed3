import { describe, expect, it } from 'vitest';
import { connectionAccess, type ConnectionChange } from './connection-access.ts';
import { connectionTypes } from './connection.ts';

describe('connectionAccess', () => {
  const ofUsers = (change: ConnectionChange) =>
    connectionTypes.filter((type) => connectionAccess(change, type).role === 'user');

  it('SETUP-004 opens feeds and own videos to users, and requires an admin for everything else', () => {
    expect(ofUsers('create')).toEqual(['v_download', 'v_advanced', 'rss']);
    expect(ofUsers('update')).toEqual(['rss']);
    expect(ofUsers('delete')).toEqual([]);
  });
});
