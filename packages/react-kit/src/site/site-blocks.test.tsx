import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  createPublicClient,
  type PublicEpisode,
  type PublicNowPlaying,
  type PublicProgrammes,
  type PublicSchedule,
  type PublicShow,
} from '@postkit/sdk/public';
import {
  EpisodeList,
  EpisodePage,
  NowPlaying,
  ProgrammeWeek,
  Schedule,
  ShowList,
  ShowPage,
  Tracklist,
} from './index.ts';

const show: PublicShow = {
  id: 3,
  title: 'Tide times',
  description: 'Of the sea.',
  image_url: 'https://post.example/a.jpg',
  url: 'https://post.example/wxyz/listen/shows/3/',
  language: 'en',
  episode_count: 2,
  latest_at: '2026-11-25T06:00:00.000Z',
  feeds: [{ title: 'Main feed', url: 'https://post.example/wxyz/rss/5.xml' }],
};
const episode: PublicEpisode = {
  id: 12,
  guid: 'g',
  title: 'High water',
  description_html: '<p>Of the tide.</p>',
  description_text: 'Of the tide.',
  published_at: '2026-11-25T23:30:00.000Z',
  url: 'https://post.example/wxyz/listen/12',
  image_url: null,
  explicit: false,
  season: null,
  number: 7,
  tags: [],
  chapters: [{ start: 63, title: 'Moon' }],
  audio: { url: 'https://post.example/wxyz/audio/12.mp3', type: 'audio/mpeg', bytes: 1, duration: 507 },
  show: { id: 3, title: 'Tide times', url: show.url },
};
const programme: PublicSchedule['programmes'][number] = {
  date: '2026-11-25',
  start: '2026-11-25T17:00:00.000Z',
  end: '2026-11-25T18:00:00.000Z',
  is_on_air: true,
  show: { id: 3, title: 'Tide times', url: show.url, image_url: null },
};
const schedule: PublicSchedule = {
  timezone: 'America/New_York',
  programmes: [programme, { ...programme, date: '2026-11-26', is_on_air: false }],
};
const week: PublicProgrammes = {
  timezone: 'America/New_York',
  airings: [
    {
      programme: 7,
      date: '2026-11-25',
      start: '2026-11-25T19:00:00.000Z',
      end: '2026-11-25T21:00:00.000Z',
      is_on_air: false,
      name: 'Midday with Rosa',
      description: '',
      genre: 'Talk',
      presenters: ['Rosa', 'Ann'],
      image_url: null,
      show: null,
    },
  ],
};
const track = {
  title: 'Sea Shanty',
  artist: 'The Crew',
  category: 'Music',
  started_at: '2026-11-25T17:00:00.000Z',
  duration: 180,
};
const playing: PublicNowPlaying = { is_shared: true, track, programme };
const tracklist = { is_shared: true, timezone: 'America/New_York', tracks: [track] };
const page = { episodes: [episode], total: 1, page: 1, pages: 1 };

/** A client whose station responds with these bodies by the end of the address. */
function clientOf(bodies: Record<string, object | (() => Response)>) {
  return createPublicClient({
    baseUrl: 'https://post.example',
    station: 'wxyz',
    fetch: async (address) => {
      const body =
        bodies[(address instanceof Request ? address.url : address.toString()).split('/public/v1/')[1] ?? ''];
      if (typeof body === 'function') return body();
      return body ? Response.json(body) : new Response('', { status: 404 });
    },
  });
}

describe('the blocks of a station site', () => {
  it('render on a server from given data, with their style sheet once', () => {
    const html = renderToString(
      <main>
        <ShowList data={[show]} />
        <ShowPage showId={3} data={{ show, episodes: page }} />
        <EpisodeList data={page} timezone="America/New_York" />
        <EpisodePage episodeId={12} data={episode} />
        <Schedule data={schedule} />
        <ProgrammeWeek data={week} />
        <NowPlaying data={playing} />
        <Tracklist data={tracklist} />
      </main>,
    );
    for (const text of [
      'Tide times',
      '2 episodes',
      'High water',
      '25 November 2026',
      '12:00',
      'On air',
      'Sea Shanty',
      'Schedule of the week',
      'Midday with Rosa',
      'Rosa, Ann',
      '14:00 – 16:00',
      'Main feed',
      '1:03',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toContain('preload="none"');
    expect(html.match(/data-precedence/g)).toHaveLength(1);
  });

  it('load with a client, each with a placeholder first', async () => {
    const client = clientOf({
      shows: { shows: [show] },
      'episodes?show=3&limit=5': page,
      now_playing: playing,
    });
    render(
      <main>
        <ShowList client={client} />
        <EpisodeList client={client} showId={3} limit={5} hrefOf={({ id }) => `/episodes/${id}/`} />
        <NowPlaying client={client} />
      </main>,
    );
    expect(screen.getAllByRole('status', { name: 'Loading' })).toHaveLength(3);
    expect(await screen.findByText('2 episodes')).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'High water' })).getAttribute('href')).toBe(
      '/episodes/12/',
    );
    expect(await screen.findByText('The Crew')).toBeTruthy();
  });

  it('have a message for a failure and a way to try again', async () => {
    let isDown = true;
    const client = clientOf({
      shows: () => (isDown ? new Response('', { status: 503 }) : Response.json({ shows: [show] })),
    });
    render(<ShowList client={client} />);
    expect((await screen.findByRole('alert')).textContent).toContain('This cannot be shown right now.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Tide times')).toBeTruthy();
  });

  it('keep given data when the station cannot be reached', async () => {
    let calls = 0;
    const client = clientOf({
      shows: () => {
        calls += 1;
        return new Response('', { status: 503 });
      },
    });
    render(<ShowList client={client} data={[show]} />);
    await expect.poll(() => calls).toBeGreaterThan(0);
    expect(screen.getByText('Tide times')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say that nothing is there yet, or that the station does not share it', () => {
    render(
      <main>
        <ShowList data={[]} />
        <EpisodeList data={{ episodes: [], total: 0, page: 1, pages: 1 }} />
        <Schedule data={{ timezone: 'UTC', programmes: [] }} />
        <Tracklist data={{ is_shared: true, timezone: 'UTC', tracks: [] }} />
        <NowPlaying data={{ is_shared: false, track: null, programme: null }} />
      </main>,
    );
    for (const text of [
      'No shows yet.',
      'No episodes yet.',
      'No programmes are planned.',
      'No titles yet.',
      'This station does not show its titles.',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
  });
});
