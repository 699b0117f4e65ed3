import { resourceList, resourceListQuery } from '../common/resource-list.ts';
import { podcastUsers, stationUsers } from '../operation-builders.ts';
import { connectionCheck } from './connection-check.ts';
import { connection, connectionInput, connectionUpdate } from './connection.ts';

export const connectionOperations = {
  list: stationUsers.read('connections.list', '/{station}/api/v1/socialmediaconnection/', {
    scope: 'show',
    summary: 'List the station’s destinations',
    query: resourceListQuery,
    response: resourceList(connection),
  }),
  create: podcastUsers.create('connections.create', '/{station}/api/v1/socialmediaconnection/', {
    scope: 'station',
    summary: 'Create a destination; types other than feeds and the station’s own videos need an admin',
    body: connectionInput,
    wholeResource: connection,
    response: connection,
  }),
  get: stationUsers.read('connections.get', '/{station}/api/v1/socialmediaconnection/{id}/', {
    scope: 'show',
    summary: 'Read a destination',
    response: connection,
  }),
  update: podcastUsers.update('connections.update', '/{station}/api/v1/socialmediaconnection/{id}/', {
    scope: 'station',
    summary:
      'Change a destination; types other than feeds need an admin, and so do changes by which listeners lose a feed',
    body: connectionUpdate,
    wholeResource: connection,
    response: connection,
  }),
  test: podcastUsers.submit('connections.test', '/{station}/api/v1/socialmediaconnection/{id}/test/', {
    scope: 'station',
    summary:
      'Test whether the platform accepts the access of a destination, without publishing; a webhook receives a test event. Needs an admin',
    response: connectionCheck,
    errors: [409],
  }),
  delete: podcastUsers.remove('connections.delete', '/{station}/api/v1/socialmediaconnection/{id}/', {
    scope: 'station',
    summary:
      'Delete a destination and its feed or widget; needs an admin, except for a feed that the caller created and no show has used',
    errors: [409],
  }),
} as const;
