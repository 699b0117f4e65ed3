// Written by `npm run generate`.

import type { ResourceListMeta } from '../common/wire-types.ts';
import type { Optional } from '../optional.ts';

/** Name of a colour of the interface. */
export type LabelColor =
  | 'gray'
  | 'color-a'
  | 'color-b'
  | 'color-c'
  | 'color-d'
  | 'color-e'
  | 'color-f'
  | 'color-g'
  | 'color-h'
  | 'color-i'
  | 'color-j'
  | 'color-k'
  | 'color-l'
  | 'color-m'
  | 'color-n';

/** A category of logged audio. Its name is its id and the end of its path. */
export interface Category {
  /** Its name, which is also its id. 1 to 100 characters. */
  name: string;
  /** Its path in the station’s API, which other resources refer to it by. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
  resource_uri: string;
}

/** Response of the operation `categories.create`. */
export interface CategoryGroup {
  /** Number that identifies it at the station. */
  id: number;
  /** Its id as text. */
  key: string;
  /** Name of the group. 1 to 100 characters. */
  name: string;
  /** Colour of its events in the interface. */
  color: LabelColor;
  /** Categories of the group. */
  categories: Category[];
  /** The kind of audio in its categories. */
  category_type: 'music' | 'bed' | 'hidden' | 'advert' | 'other';
  /** Rule for its audio in published episodes: it stays, must be accepted, or is left out. */
  in_episodes: 'keep' | 'warn' | 'strip';
  /** Stored for players; the station does not use it. */
  display_in_player: boolean;
  /** Stored for players; the station does not use it. */
  allow_sharing: boolean;
  /** Stored for players; the station does not use it. */
  allow_replaying: boolean;
  /** Stored for players; the station does not use it. */
  allow_replacing: boolean;
  /** Stored for players; the station does not use it. */
  allow_inserting: boolean;
  /** Stored for players; the station does not use it. */
  allow_replacement_skipping: boolean;
  /** Stored as given; the station does not use it. */
  absorb: string;
  /** Increases with every change, also when a category moves to another group. */
  version: number;
  /** Its path in the station’s API, which other resources refer to it by. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
  resource_uri: string;
}

/** Body of the operation `categories.create`. */
export interface CategoryGroupInput extends Omit<CategoryGroupUpdate, 'key' | 'name' | 'absorb' | 'version'> {
  /** Name of the group. 1 to 100 characters. */
  name: string;
  /** Stored as given; the station does not use it. At most 100 characters. */
  absorb?: string | undefined;
}

/** Body of the operation `categories.update`. */
export interface CategoryGroupUpdate extends Optional<
  Omit<CategoryGroup, 'id' | 'categories' | 'resource_uri'>
> {
  /** Categories of the group. At most 10,000 entries. */
  categories?:
    | {
        /** Its name, which is also its id. 1 to 100 characters. */
        name: string;
      }[]
    | undefined;
}

/** Response of the operation `categories.list`. */
export interface CategoriesListResponse {
  /** Position of the page in the whole list. */
  meta: ResourceListMeta;
  /** The entries of the page. */
  objects: CategoryGroup[];
}
