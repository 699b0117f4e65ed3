import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { Connection } from '@postkit/sdk/schema';
import { makeConnection, makeSettings } from '@postkit/sdk/testing';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { publishingConnections } from './publishing-connections.ts';

const wire = (overrides: Partial<Connection>) => ({ ...makeConnection(overrides), historical_items: '{}' });

function connectionsOf(type: Connection['type'], answers: FakeResponses = {}) {
  const { fetch, calls } = fakeStation({
    'settings.get': () => makeSettings({ station_name: 'WXYZ FM' }),
    'connections.create': () => wire({ id: 12, type }),
    'connections.update': () => wire({ id: 12, type }),
    'imports.start': () => ({ rss_smcs: [12] }),
    ...answers,
  });
  const queries = new QueryClient();
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch,
    retries: 0,
    logLevel: 'off',
  });
  return {
    connections: publishingConnections(client, queries),
    query: vi.spyOn(queries, 'query'),
    calls,
    jobs: () => calls.filter(({ operation }) => operation === 'imports.start'),
  };
}

describe('publishingConnections', () => {
  it('RSS-031 runs a static_rss job after an rss connection was added or edited', async () => {
    const { connections, jobs } = connectionsOf('rss');
    const body = { job_type: 'static_rss', rss_smcs: [12], station: 'wxyz fm' };
    await connections.create({ type: 'rss' });
    await vi.waitFor(() => expect(jobs()).toMatchObject([{ body }]));
    await connections.update(12, { title: 'Tides' });
    await vi.waitFor(() => expect(jobs()).toMatchObject([{ body }, { body }]));
  });

  it('SETUP-063 throws the error of an account that was not authorized', async () => {
    const refuse = () => failure(400, 'Invalid credentials found.');
    const { connections } = connectionsOf('twitter', {
      'connections.create': refuse,
      'connections.update': refuse,
    });
    const error = { message: '400: Invalid credentials found.' };
    await expect(connections.create({ type: 'twitter', name: 'a guid' })).rejects.toMatchObject(error);
    await expect(connections.update(12, { name: 'a guid' })).rejects.toMatchObject(error);
  });

  it('runs none for any other connection', async () => {
    const { connections, query } = connectionsOf('webwidget');
    await connections.create({ type: 'webwidget' });
    await connections.update(12, {});
    expect(query).not.toHaveBeenCalled();
  });

  it('loads and deletes destinations without a job', async () => {
    const { connections, query, calls } = connectionsOf('rss', {
      'connections.get': () => wire({ id: 12, type: 'rss' }),
      'connections.delete': () => null,
    });
    expect(await connections.get(12)).toMatchObject({ id: 12 });
    await connections.delete(12);
    expect(calls.map(({ operation }) => operation)).toEqual(['connections.get', 'connections.delete']);
    expect(query).not.toHaveBeenCalled();
  });

  it('saves even if the job fails, and logs the failure', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { connections } = connectionsOf('rss', { 'imports.start': () => failure(502, 'Away.') });
    expect(await connections.create({ type: 'rss' })).toMatchObject({ id: 12 });
    await vi.waitFor(() =>
      expect(log).toHaveBeenCalledWith('[postkit] A feed could not be written again', expect.anything()),
    );
    log.mockRestore();
  });
});
