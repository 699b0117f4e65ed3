// Written by `npm run generate`.

import type { ResourceListMeta } from '../common/wire-types.ts';

/** Response of the operation `tags.create`. */
export interface Tag {
  /** Number that identifies it at the station. */
  id: number;
  /** Name of the tag. 1 to 100 characters. */
  name: string;
  /** Its path in the station’s API, which other resources refer to it by. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
  resource_uri: string;
}

/** Body of the operation `tags.create`. */
export interface TagInput {
  /** Name of the tag. 1 to 100 characters. */
  name: string;
}

/** Number of shows and episodes with a tag, without deleted episodes. */
export interface TagUsage {
  /** Id of the tag. */
  tag_id: number;
  /** Number of shows with the tag. */
  shows: number;
  /** Number of episodes with the tag. */
  episodes: number;
}

/** Response of the operation `tags.list`. */
export interface TagsListResponse {
  /** Position of the page in the whole list. */
  meta: ResourceListMeta;
  /** The entries of the page. */
  objects: Tag[];
}

/** Response of the operation `tags.usage`. */
export interface TagsUsageResponse {
  /** Use of each tag. */
  usage: TagUsage[];
}
