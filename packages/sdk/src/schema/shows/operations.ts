import { z } from 'zod';
import { anyone, podcastUsers, stationUsers } from '../operation-builders.ts';
import { newestQuery } from './newest-episode.ts';
import { show, showInput, showUpdate } from './show.ts';

/** A show as its wizard sends it, with the choice that a client carries out by a feed of its own. */
const wizardShow = show.extend({ autoCreateRssFeed: z.boolean() });

export const showOperations = {
  list: stationUsers.read('shows.list', '/{station}/api/v1/show/really_all.json', {
    scope: 'show',
    summary: 'List all shows of the station; placeholders only for admins',
    response: z.array(show),
  }),
  get: stationUsers.read('shows.get', '/{station}/api/v1/show/{id}/', {
    scope: 'show',
    summary: 'Read a show',
    response: show,
  }),
  create: podcastUsers.create('shows.create', '/{station}/api/v1/show/', {
    scope: 'station',
    summary: 'Create a show',
    body: showInput,
    wholeResource: wizardShow,
    response: show,
  }),
  update: podcastUsers.update('shows.update', '/{station}/api/v1/show/{id}/', {
    scope: 'station',
    summary: 'Change a show; 409 when another user saved it since the given `version`',
    body: showUpdate,
    wholeResource: wizardShow,
    response: show,
    errors: [409],
  }),
  newestAudio: anyone.read('shows.newestAudio', '/{station}/listen/shows/{id}/newest.mp3', {
    summary: 'Redirect to the audio of the newest public episode of a show, for playout systems',
    query: newestQuery,
    responseKind: 'redirect',
    success: 302,
  }),
  newestPlaylist: anyone.read('shows.newestPlaylist', '/{station}/listen/shows/{id}/newest.m3u', {
    summary: 'The newest public episode of a show as an m3u playlist, for playout systems',
    query: newestQuery,
  }),
} as const;
