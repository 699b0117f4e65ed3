import { z } from 'zod';
import { resourceList, resourceListQuery } from '../common/resource-list.ts';
import { podcastUsers, stationUsers } from '../operation-builders.ts';
import { tag, tagInput, tagUsage } from './tag.ts';

export const tagOperations = {
  list: stationUsers.read('tags.list', '/{station}/api/v1/playlistcategory/', {
    scope: 'show',
    summary: 'List the station’s tags by name, ignoring case',
    query: resourceListQuery,
    response: resourceList(tag),
  }),
  create: podcastUsers.create('tags.create', '/{station}/api/v1/playlistcategory/', {
    scope: 'show',
    summary: 'Create a tag',
    body: tagInput,
    wholeResource: tag,
    response: tag,
    errors: [409],
  }),
  update: podcastUsers.update('tags.update', '/{station}/api/v1/playlistcategory/{id}/', {
    scope: 'station',
    summary: 'Rename a tag',
    body: tagInput,
    wholeResource: tag,
    response: tag,
    errors: [409],
  }),
  usage: stationUsers.read('tags.usage', '/{station}/api/v1/playlistcategory/usage/', {
    scope: 'station',
    summary: 'Count the shows and episodes with each tag; unused tags are left out',
    response: z.object({
      /** Use of each tag. */
      usage: z.array(tagUsage),
    }),
  }),
  delete: podcastUsers.remove('tags.delete', '/{station}/api/v1/playlistcategory/{id}/', {
    scope: 'station',
    summary: 'Delete a tag and remove it from every show and episode',
  }),
} as const;
