import { describe, expect, it } from 'vitest';
import * as schema from '../../../packages/sdk/src/schema/index.ts';
import { readContract } from './read-contract.mjs';
import { renderReference, type Contract } from './render-reference.mjs';

const {
  operations,
  tagOperations,
  connectionOperations,
  liveOperations,
  episodeOperations,
  tag,
  episode,
  episodeSummary,
  connection,
} = schema;

function render(domains: object, exported: object, notes: Iterable<readonly [string, string]> = []): string {
  return renderReference({
    domains,
    exported,
    liveEvents: schema.liveEvents,
    notesOf: () => new Map(notes),
  } as unknown as Contract);
}

describe('renderReference', () => {
  it('renders the address, access, input and response of an operation', () => {
    const page = render(
      { tags: { list: tagOperations.list, update: tagOperations.update } },
      { tag, tagInput: schema.tagInput },
      [['name', 'A|B']],
    );
    expect(page).toContain(
      '### tags.list\n\nList the station’s tags by name, ignoring case.\n\n`GET /{station}/api/v1/playlistcategory/`',
    );
    expect(page).toContain('- Access: users of the station, licensed for full or podcast');
    expect(page).toContain('- Response: 200, a page (`meta`) of `objects`: list of [`tag`](#tag-shape)');
    expect(page).toContain('- Body: [`tagInput`](#taginput-shape)');
    expect(page).toContain('- Errors: 400, 401, 403, 404, 409');
    expect(page).toContain('| `limit` (optional) | whole number, 0 to 10000 |  |');
    expect(page).toContain('| `name` | text, 1 to 100 characters | A\\|B |');
  });

  it('renders a body without a name field by field, and JSON in a text as JSON text', () => {
    const { create } = connectionOperations;
    const page = render({ connections: { create } }, { connection });
    expect(page).toContain('| Body | Type | |');
    expect(page).toContain('| `historical_items` (optional) | JSON text |');
  });

  it('renders a shape once, and a subset of another shape by its missing fields', () => {
    const { get, list } = episodeOperations;
    const page = render({ episodes: { get, list } }, { episode, episodeSummary });
    expect(page.match(/^#### episode \(shape\)$/gm)).toHaveLength(1);
    expect(page).toContain(
      'All fields of [`episode`](#episode-shape) except `ad_insert_events`, `chapter_markers`, `podcast`, `events`, `rights`.',
    );
  });

  it('lists the live events and the host of the stream', () => {
    const page = render({ live: liveOperations }, {});
    expect(page).toContain("- Host: the settings' `events_endpoint`");
    expect(page).toContain('| `show_changed` | { `show_id`, `change` } |');
  });
});

describe('the reference of the whole contract', () => {
  const page = renderReference(readContract());
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

  it('has every operation of the table', () => {
    const ids = Object.values(operations).flatMap((domain) => Object.values(domain).map(({ id }) => id));
    expect(ids.filter((id) => !headings.includes(id))).toEqual([]);
  });

  it('links only to its own headings', () => {
    const anchors = headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    );
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
    expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
    expect(links.length).toBeGreaterThan(60);
  });
});
