import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { Connection } from '@postkit/sdk/schema';
import { makeDestination, makeSettings } from '@postkit/sdk/testing';
import { failure, type FakeResponses, fakeStation } from '../../testing/fake-station.ts';
import { publishingDestinations } from './publishing-destinations.ts';

const wire = (overrides: Partial<Connection>) => ({ ...makeDestination(overrides), historical_items: '{}' });

function destinationsOf(type: Connection['type'], answers: FakeResponses = {}) {
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
    destinations: publishingDestinations(client, queries),
    query: vi.spyOn(queries, 'query'),
    calls,
    jobs: () => calls.filter(({ operation }) => operation === 'imports.start'),
  };
}

describe('publishingDestinations', () => {
  it('RSS-031 runs a static_rss job after an rss destination was added or edited', async () => {
    const { destinations, jobs } = destinationsOf('rss');
    const body = { job_type: 'static_rss', rss_smcs: [12], station: 'wxyz fm' };
    await destinations.create({ type: 'rss' });
    await vi.waitFor(() => expect(jobs()).toMatchObject([{ body }]));
    await destinations.update(12, { title: 'Tides' });
    await vi.waitFor(() => expect(jobs()).toMatchObject([{ body }, { body }]));
  });

  it('SETUP-063 throws the error of an account that was not authorized', async () => {
    const refuse = () => failure(400, 'Invalid credentials found.');
    const { destinations } = destinationsOf('twitter', {
      'connections.create': refuse,
      'connections.update': refuse,
    });
    const error = { message: '400: Invalid credentials found.' };
    await expect(destinations.create({ type: 'twitter', name: 'a guid' })).rejects.toMatchObject(error);
    await expect(destinations.update(12, { name: 'a guid' })).rejects.toMatchObject(error);
  });

  it('runs none for any other destination', async () => {
    const { destinations, query } = destinationsOf('webwidget');
    await destinations.create({ type: 'webwidget' });
    await destinations.update(12, {});
    expect(query).not.toHaveBeenCalled();
  });

  it('loads and deletes destinations without a job', async () => {
    const { destinations, query, calls } = destinationsOf('rss', {
      'connections.get': () => wire({ id: 12, type: 'rss' }),
      'connections.delete': () => null,
    });
    expect(await destinations.get(12)).toMatchObject({ id: 12 });
    await destinations.delete(12);
    expect(calls.map(({ operation }) => operation)).toEqual(['connections.get', 'connections.delete']);
    expect(query).not.toHaveBeenCalled();
  });

  it('saves even if the job fails, and logs the failure', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { destinations } = destinationsOf('rss', { 'imports.start': () => failure(502, 'Away.') });
    expect(await destinations.create({ type: 'rss' })).toMatchObject({ id: 12 });
    await vi.waitFor(() =>
      expect(log).toHaveBeenCalledWith('[postkit] A feed could not be written again', expect.anything()),
    );
    log.mockRestore();
  });
});
