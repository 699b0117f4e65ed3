import { resourceList, resourceListQuery } from '../common/resource-list.ts';
import { podcastUsers, stationUsers } from '../operation-builders.ts';
import { categoryGroup, categoryGroupInput, categoryGroupUpdate } from './category-group.ts';

export const categoryOperations = {
  list: stationUsers.read('categories.list', '/{station}/api/v1/group/', {
    scope: 'show',
    summary: 'List the station’s category groups with their categories',
    query: resourceListQuery,
    response: resourceList(categoryGroup),
  }),
  create: podcastUsers.create('categories.create', '/{station}/api/v1/group/', {
    scope: 'station',
    summary: 'Create a category group',
    body: categoryGroupInput,
    wholeResource: categoryGroup,
    response: categoryGroup,
    errors: [409],
  }),
  update: podcastUsers.update('categories.update', '/{station}/api/v1/group/{id}/', {
    scope: 'station',
    summary: 'Change a category group; listed categories leave their old group; 409 for an older `version`',
    body: categoryGroupUpdate,
    wholeResource: categoryGroup,
    response: categoryGroup,
    errors: [409],
  }),
  delete: podcastUsers.remove('categories.delete', '/{station}/api/v1/group/{id}/', {
    scope: 'station',
    summary: 'Delete a category group; its categories become unassigned',
  }),
} as const;
