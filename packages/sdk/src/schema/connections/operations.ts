import { resourceList, resourceListQuery } from '../common/resource-list.ts';
import { podcastUsers, stationUsers } from '../operation-builders.ts';
import { connection, connectionInput, connectionUpdate } from './connection.ts';

export const connectionOperations = {
  list: stationUsers.read('connections.list', '/{station}/api/v1/socialmediaconnection/', {
    summary: 'List the station’s destinations',
    query: resourceListQuery,
    answer: resourceList(connection),
  }),
  create: podcastUsers.create('connections.create', '/{station}/api/v1/socialmediaconnection/', {
    summary: 'Store a destination; everything but feeds and the station’s own videos needs an admin',
    body: connectionInput,
    answer: connection,
  }),
  get: stationUsers.read('connections.get', '/{station}/api/v1/socialmediaconnection/{id}/', {
    summary: 'Read a destination',
    answer: connection,
  }),
  update: podcastUsers.update('connections.update', '/{station}/api/v1/socialmediaconnection/{id}/', {
    summary: 'Change a destination; everything but a feed needs an admin',
    body: connectionUpdate,
    answer: connection,
  }),
  delete: podcastUsers.remove('connections.delete', '/{station}/api/v1/socialmediaconnection/{id}/', {
    summary:
      'Delete a destination, whose feed or widget ends; needs an admin, except for a feed that the caller made and no show ever used',
  }),
} as const;
