import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createClient } from '@postkit/sdk';
import type { EpisodeSummary } from '@postkit/sdk/schema';
import { PostKitProvider } from '../../../host/postkit-provider.tsx';
import { fakeStation } from '../../../testing/fake-station.ts';
import { makeSummary } from '../../../testing/make-episode.ts';
import { stores } from '../../../testing/stores.ts';
import { EpisodeDate } from './episode-date.tsx';
import { EpisodeStatus } from './episode-status.tsx';

const zone = 'America/New_York';
/** Tuesday, 21:00 in New York, and already Wednesday in UTC. */
const now = Date.UTC(2026, 10, 25, 2) / 1000;
const hour = 3600;

function texts(facts: Partial<EpisodeSummary>) {
  const client = createClient({
    baseUrl: 'https://post.example.org',
    station: 'wxyz',
    fetch: fakeStation({}).fetch,
    retries: 0,
  });
  const props = { episode: makeSummary(facts), zone, now };
  const textOf = (part: ReactNode) =>
    render(
      <PostKitProvider stores={stores} client={client}>
        {part}
      </PostKitProvider>,
    ).container.textContent;
  return {
    date: textOf(<EpisodeDate {...props} />),
    status: textOf(<EpisodeStatus {...props} onReceipts={() => undefined} />),
  };
}

describe('the moments of an episode in a list', () => {
  it('EPLIST-004 are days and times of the station, in words and exactly', () => {
    expect(texts({ published: now - 20 * hour }).date).toMatch(/Today 01:00.*11\/24\/2026 01:00/);
    expect(texts({ published: now - 22 * hour }).date).toMatch(/Yesterday 23:00.*11\/23\/2026 23:00/);
  });

  it('EPLIST-004 are days and times of the station in its state', () => {
    const scheduled = { status: 'scheduled', published: null, delay_post_until: now + 4 * hour } as const;
    expect(texts(scheduled)).toEqual({
      date: expect.stringContaining('Tomorrow 01:00'),
      status: expect.stringContaining('Tomorrow 01:00'),
    });
    expect(texts({ published: now - 20 * hour, expires_at: now + 4 * hour }).date).toContain(
      'Expires Tomorrow 01:00',
    );
    const expired = {
      status: 'unpublished',
      unpublished: true,
      expires_at: now - 22 * hour,
      updated_at: now - hour,
    } as const;
    expect(texts(expired).status).toMatch(/Expired.*Nov 23, 23:00/);
    expect(texts(expired).date).not.toContain('Expires');
    expect(texts({ status: 'draft', draft: true, updated_at: now - 20 * hour }).status).toContain('01:00');
    expect(texts({ status: 'unpublished', unpublished: true, updated_at: now - 22 * hour }).status).toContain(
      'Nov 23, 23:00',
    );
  });
});
