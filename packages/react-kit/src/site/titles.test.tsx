import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PublicNowPlaying, PublicTrack } from '@postkit/sdk/public';
import { NowPlaying, Tracklist } from './index.ts';

const song: PublicTrack = {
  title: 'Glasshouse',
  artist: 'Nova Corridor',
  category: 'Music',
  started_at: '2026-11-25T17:00:00.000Z',
  duration: 201,
  kind: 'music',
  album: 'North of Neon',
  image_url: 'https://covers.example/7.jpg',
  programme: 'Midday with Rosa',
};
const talk: PublicTrack = {
  ...song,
  title: 'Midday with Rosa',
  artist: '',
  category: 'Talk',
  kind: 'talk',
  album: '',
  image_url: null,
};
const show = { id: 3, title: 'Tide times', url: 'https://post.example/shows/3/', image_url: null };
const recorded = { date: '2026-11-25', start: '', end: '', is_on_air: true, show };

function play(playing: Partial<PublicNowPlaying>): HTMLElement {
  render(<NowPlaying data={{ is_shared: true, track: null, programme: null, ...playing }} />);
  return screen.getByRole('region', { name: 'Now playing' });
}

function list(tracks: readonly PublicTrack[]): HTMLElement {
  render(<Tracklist data={{ is_shared: true, timezone: 'UTC', tracks: [...tracks] }} />);
  return screen.getByRole('region', { name: 'Tracklist' });
}

describe('now playing', () => {
  it('has title, artist, album, cover and programme of a cart apart', () => {
    const block = play({ track: song });
    expect(within(block).getByText('Glasshouse').tagName).toBe('STRONG');
    expect(within(block).getByText('Nova Corridor · North of Neon')).toBeTruthy();
    expect(within(block).getByText('Midday with Rosa')).toBeTruthy();
    expect(block.querySelector('img')?.getAttribute('src')).toBe('https://covers.example/7.jpg');
  });

  it('names talk by its programme, once', () => {
    const block = play({ track: talk });
    expect(within(block).getAllByText('Midday with Rosa')).toHaveLength(1);
    expect(within(block).getByText('On air')).toBeTruthy();
    expect(block.querySelector('img')).toBeNull();
  });

  it('links the recorded show, also while no title is on air', () => {
    const block = play({ track: null, programme: recorded });
    expect(within(block).getByRole('link', { name: 'Tide times' }).getAttribute('href')).toBe(show.url);
    expect(within(block).getByText('No title right now.')).toBeTruthy();
  });
});

describe('the tracklist', () => {
  it('has the title, and below it artist and album', () => {
    const [row] = within(list([song])).getAllByRole('listitem');
    expect(row?.textContent).toBe('17:00GlasshouseNova Corridor · North of Neon');
    expect(row?.querySelector('img')?.getAttribute('src')).toBe('https://covers.example/7.jpg');
  });

  it('shows data of a station that knows no carts', () => {
    const { title, artist, category, started_at, duration } = song;
    const [row] = within(list([{ title, artist, category, started_at, duration }])).getAllByRole('listitem');
    expect(row?.textContent).toBe('17:00GlasshouseNova Corridor');
    expect(row?.querySelector('img')).toBeNull();
  });
});
