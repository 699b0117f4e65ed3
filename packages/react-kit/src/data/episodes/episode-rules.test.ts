import { describe, expect, it } from 'vitest';
import {
  croppings,
  episodeDefaults,
  episodeStatuses,
  episodeTypes,
  ingestionStatus,
  noCroppings,
  show,
  unixSeconds,
} from '@postkit/sdk/schema';
import { makeSummary } from '../../testing/make-episode.ts';
import { episodeActions } from './episode-actions.ts';
import { episodeEditorAddress } from './episode-address.ts';
import { episodeAudio } from './episode-audio.ts';
import { ingestionState } from './ingestion-state.ts';
import { videoFile } from './video-file.ts';

describe('episodeAudio', () => {
  it('EPLIST-087 reads a duration as seconds and 0 as processing', () => {
    expect(episodeAudio(makeSummary({ duration: 3725 }))).toEqual({
      state: 'ready',
      seconds: 3725,
      note: '',
    });
    const processing = makeSummary({ duration: 0, media_status: 'processing', media_progress: 42 });
    expect(episodeAudio(processing)).toEqual({ state: 'processing', progress: 42, note: '' });
  });

  it('passes on the note about missing or waiting audio', () => {
    expect(episodeAudio(makeSummary({ media_error: '1 piece is damaged.' }))).toMatchObject({
      state: 'ready',
      note: '1 piece is damaged.',
    });
    const waiting = makeSummary({
      duration: 0,
      media_status: 'processing',
      media_error: 'Waiting for disk space.',
    });
    expect(episodeAudio(waiting)).toMatchObject({ state: 'processing', note: 'Waiting for disk space.' });
  });

  it('reports why audio failed although its duration is 0', () => {
    const failed = makeSummary({ duration: 0, media_status: 'failed', media_error: 'An event is gone.' });
    expect(episodeAudio(failed)).toEqual({ state: 'failed', reason: 'An event is gone.' });
  });
});

describe('ingestionState', () => {
  it('EPLIST-064 reads 0 none, 1 waiting, 2 ready, 99 failed', () => {
    const numbers = ingestionStatus.options.map(({ value }) => value);
    expect(numbers.map((number) => [number, ingestionState(number)])).toEqual([
      [0, 'none'],
      [1, 'waiting'],
      [2, 'ready'],
      [99, 'failed'],
    ]);
  });
});

describe('episodeActions', () => {
  it('offers Delete for unpublished episodes and Unpublish for all others', () => {
    expect(episodeActions(makeSummary())).toMatchObject({ canUnpublish: true, canDelete: false });
    const unpublished = makeSummary({ status: 'unpublished', unpublished: true });
    expect(episodeActions(unpublished)).toMatchObject({
      canUnpublish: false,
      canDelete: true,
      canEmbed: false,
    });
  });

  it('offers Share for episodes with an address, and Embed for published ones', () => {
    const short_url = 'https://post.example.org/s/7';
    expect(episodeActions(makeSummary({ short_url }))).toMatchObject({ canShare: true, canEmbed: true });
    expect(episodeActions(makeSummary({ short_url: '', status: 'scheduled' }))).toMatchObject({
      canShare: false,
      canEmbed: false,
    });
  });
});

describe('episode schema as the kit relies on it', () => {
  it('EPLIST-038 EPLIST-102 has the statuses published, unpublished, scheduled, draft', () => {
    expect(episodeStatuses).toEqual(['published', 'unpublished', 'scheduled', 'draft']);
  });

  it('EPLIST-088 EPLIST-091 EPLIST-092 accepts unix times and defaults the croppings to 0 and the type to full', () => {
    expect(unixSeconds.safeParse(1_795_521_600).success).toBe(true);
    expect(unixSeconds.safeParse(1.5).success).toBe(false);
    expect(croppings.parse(noCroppings)).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
    expect(episodeDefaults).toMatchObject({
      image_croppings: noCroppings,
      rss_image_croppings: noCroppings,
      episode_type: 'full',
    });
    expect(episodeTypes).toEqual(['full', 'bonus', 'trailer']);
  });
});

describe('show schema as the kit relies on it', () => {
  it('EPLIST-011 parses prefix_list from JSON text to a list', () => {
    expect(show.shape.prefix_list.parse('["Morning","Drive"]')).toEqual(['Morning', 'Drive']);
  });
});

describe('videoFile', () => {
  it('EPLIST-130 joins the station’s name, the bitrate or advanced, and the id', () => {
    const station = { name: 'WXYZ', bitrate: 128 };
    expect(videoFile('basic', station, 7)).toBe('WXYZ-128-7.mp4');
    expect(videoFile('advanced', station, 7)).toBe('WXYZ-advanced-7.mp4');
  });
});

describe('episodeEditorAddress', () => {
  it('is the address of the episode’s editor, with 0 for a new episode', () => {
    expect(episodeEditorAddress('wxyz', 4, 0)).toBe('/wxyz/shows/4/episodes/0/edit-audio/audio-editor');
  });
});
