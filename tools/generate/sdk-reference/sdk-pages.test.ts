import { describe, expect, it } from 'vitest';
import { renderPages } from './render-page.mjs';
import { readPages } from './sdk-pages.mjs';

const pages = readPages();
const entries = pages.flatMap((page) => page.entries);

describe('the reference of the SDK', () => {
  it.each(entries)('says what $call does, and has an example that uses it', ({ call, facts }) => {
    expect(facts.doc.text).toMatch(/^\S.+[.)]$/);
    expect(facts.doc.examples.length).toBeGreaterThan(0);
    for (const example of facts.doc.examples)
      expect(example).toContain(facts.params === null ? call : `${call}(`);
  });

  it('names the result, the permission, the errors and the request of a method', () => {
    const page = renderPages(pages).get('episodes.md');
    expect(page).toContain('## counts\n\n`client.episodes.counts(query?, options?)`');
    expect(page).toContain('| `query` (optional) | [`EpisodeCountsQuery`](#episodecountsquery) |');
    expect(page).toContain('- Resolves to: [`EpisodeCounts`](#episodecounts)');
    expect(page).toContain('- Permission: users of the station, licensed for full or podcast');
    expect(page).toContain('- Throws: `HttpError` 409 for any other');
    expect(page).toContain('- Request: `DELETE /{station}/api/v1/playlist/{id}/`');
  });

  it('names the operation of a method that calls another method, and all that a method chooses from', () => {
    const operationsOf = (call: string) =>
      entries.find((entry) => entry.call === call)?.operations.map(({ id }) => id);
    expect(operationsOf('client.episodes.each')).toEqual(['episodes.list']);
    expect(operationsOf('client.schedules.delete')).toEqual(['schedules.update']);
    expect(operationsOf('client.connections.authorizationAddress')).toHaveLength(4);
  });
});
